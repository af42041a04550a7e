import type { Texts } from '@/content/schema/texts.ts'
import type { Language } from '@/site/language.ts'
import { readCheckedSite, type CheckedSite } from '../../../plugins/checks/checked-site.ts'
import { runChecks } from '../../../plugins/checks/checks.ts'
import { cardWords } from '../../../plugins/prerender/share-card.ts'
import { mainColours } from '../../../plugins/theme-colours.ts'
import { settingsOf } from '../../support/site-settings.ts'

/** What the settings of a site of one's own say beside its file. */
const OWN = {
  VITE_SITE_URL: 'https://nuvemboa.example',
  VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
  VITE_CHATBOT: 'off',
  VITE_ANALYTICS: 'off',
  VITE_PRIVACY_URL: 'https://nuvemboa.example/privacidade',
}

/** A copy of texts in which none is left in Portuguese. */
function translated(texts: Texts, language: Language): Texts {
  const copy: unknown = JSON.parse(JSON.stringify(texts), (key, value: unknown) =>
    key === 'lang' ? language : value,
  )
  return copy as Texts
}

/** A site that has all, but for what a test changes and what the owner's own files lack. */
export function siteWith(input: Record<string, string> = {}): CheckedSite {
  const own = settingsOf(OWN).settings
  const { settings } = settingsOf({ ...OWN, ...input })
  const site = readCheckedSite(settings)
  const texts = new Map(
    [...site.texts].map(([language, found]) => {
      const each = translated(found, language)
      each.hero.title = settings.brand
      each.company.name = 'Nuvem Boa Ltda.'
      each.people.people = []
      each.cases.cases = []
      each.clients.clients = []
      return [language, each]
    }),
  )
  return {
    ...site,
    own: texts.get('pt-BR') ?? site.own,
    texts,
    made: {
      ...site.made,
      brand: own.brand,
      guides: {
        brand: own.brand,
        email: own.email,
        siteUrl: own.address,
        colours: mainColours(own.folder),
      },
      cards: Object.fromEntries(
        [...texts].map(([language, words]) => [
          language,
          { ...cardWords(own, words), title: own.brand },
        ]),
      ),
    },
  }
}

/** What is said of a site, without what the owner's own files lack. */
export async function newLines(site: CheckedSite): Promise<string[]> {
  const before = await runChecks(siteWith())
  return (await runChecks(site)).filter((line) => !before.includes(line))
}
