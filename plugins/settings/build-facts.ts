import type { Settings } from './settings.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../src/site/languages.ts'
import { guideFacts } from '../media/guide-facts.ts'
import { shownAddress } from '../media/picture-sizes.ts'
import { readMade } from '../made.ts'
import type { SiteConfig } from '../../src/site/build.ts'
import { flagsOf } from './parts.ts'
import { readTexts } from '../texts/read-texts.ts'

/** The settings that every visitor receives. Others stay in the build. */
function siteConfigOf(env: Settings): SiteConfig {
  return {
    brandName: env.brandName,
    companyEmail: env.companyEmail,
    companyPhone: env.companyPhone,
    companyCity: env.companyCity,
    longitude: env.longitude,
    founded: env.founded,
    started: env.started,
    sections: env.sections,
    mail: env.mail,
    chatbot: env.chatbot,
    analytics: env.analytics,
  }
}

/**
 * The variables of `import.meta.env`, for Vite's `define`: the settings, the year, the facts of each guide
 * and the language of the build.
 */
export async function buildFacts(
  env: Settings,
  root: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Record<string, string>> {
  const { headlines, names } = readMade()
  const values = {
    BUILD_LANGUAGE: language,
    WHOLE_LANGUAGES: env.languages.length > 1 ? 'whole' : '',
    BUILD_FACTS: JSON.stringify({
      settings: siteConfigOf(env),
      ownerLinks: env.links,
      year: new Date().getFullYear(),
      headlineFits: headlines[language] ?? {},
      nameFits: names,
      materialFacts: env.parts.guides ? await guideFacts(root, readTexts(root, language, env)) : {},
    }),
    ...flagsOf(env.parts),
    CAPTCHA_SITE_KEY: env.captchaSiteKey,
    CONTACT_FALLBACK_URL: env.contactFallbackUrl,
    NEWSLETTER_URL: env.newsletterUrl,
    NEWSLETTER_TEMPLATE_ID: env.newsletterTemplateId,
    HERO_PICTURE:
      env.heroPicture && shownAddress(root, { kind: 'picture', address: env.heroPicture }),
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  )
}
