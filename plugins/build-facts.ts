import type { SiteConfig } from '../src/site/build-facts.ts'
import type { Language } from '../src/site/language.ts'
import type { WordPage } from '../src/site/word-pages.ts'
import { readMade } from './made.ts'
import { mailIds } from './mails/mail-ids.ts'
import { factsOfGuides } from './media/guide-facts.ts'
import { shownAddress } from './picture-sizes.ts'
import { profilesOf } from './profiles.ts'
import { flagsOf } from './settings/parts.ts'
import type { Settings } from './settings/settings.ts'
import { readTexts } from './texts/read-texts.ts'

/** The settings that every visitor receives. Others stay in the build. */
function siteConfigOf(settings: Settings, mail: SiteConfig['mail']): SiteConfig {
  return {
    brand: settings.brand,
    email: settings.email,
    phone: settings.phone,
    city: settings.city,
    founded: settings.founded,
    started: settings.started,
    sections: settings.sections,
    mail,
    chatbot: settings.chatbot,
    analytics: settings.analytics,
  }
}

function wordPagesOf({ pages, language: first }: Settings, language: Language): WordPage[] {
  return pages
    .filter((page) => page.language === language)
    .map(({ id, title, menu, path }) => {
      const alike = pages.filter((page) => page.id === id)
      return {
        title,
        path,
        linkedAs: alike.find((page) => page.language === first)?.path ?? path,
        inMenu: menu === 'header',
        paths: Object.fromEntries(alike.map((page) => [page.language, page.path])),
      }
    })
}

export function variables(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  )
}

export async function buildFacts(
  settings: Settings,
  language: Language = settings.language,
): Promise<Record<string, string>> {
  const { files } = readMade(settings.folder)
  const { mail, newsletterTemplateId } = mailIds(settings, language)
  const values = {
    BUILD_LANGUAGE: language,
    WHOLE_LANGUAGES: settings.languages.length > 1 ? 'on' : '',
    BUILD_FACTS: JSON.stringify({
      settings: siteConfigOf(settings, mail),
      ownerLinks: settings.links,
      profiles: settings.parts.profiles ? profilesOf(settings.profiles) : undefined,
      languages: settings.offered,
      tags: settings.parts.tags ? settings.tags : undefined,
      wordPages: settings.parts.words ? wordPagesOf(settings, language) : undefined,
      year: new Date().getFullYear(),
      guideFacts: settings.parts.guides
        ? await factsOfGuides(settings.folder, files, readTexts(language, settings))
        : {},
    }),
    ...flagsOf(settings.parts),
    CAPTCHA_SITE_KEY: settings.captchaSiteKey,
    CONTACT_FALLBACK_URL: settings.contactFallbackUrl,
    NEWSLETTER_URL: settings.newsletterUrl,
    NEWSLETTER_TEMPLATE_ID: newsletterTemplateId,
    HERO_PICTURE:
      settings.heroPicture &&
      shownAddress(settings.folder, { kind: 'picture', address: settings.heroPicture }),
  }
  return variables(values)
}
