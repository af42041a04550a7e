import { languagePath } from './languages.ts'
import { pagesIn } from './pages.ts'
import { ROUTES } from './routes.ts'
import { ownLanguage } from './site.ts'

/** The pages in the language of this build. */
export const OWN_PAGES = pagesIn(ownLanguage)

/** Where links inside the site lead, by name. */
export const OWN_ROUTES = {
  home: languagePath(ownLanguage) + ROUTES.home,
  downloads: languagePath(ownLanguage) + ROUTES.downloads,
}
