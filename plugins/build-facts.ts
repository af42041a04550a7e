import type { Settings } from './env.ts'
import { DEFAULT_LANGUAGE, type Language } from '../src/site/languages.ts'
import { interpolate } from '../src/site/interpolate.ts'
import { pluralForm } from '../src/site/plural-form.ts'
import { guideFacts } from './media/guide-facts.ts'
import { shownAddress } from './media/picture-sizes.ts'
import { readMade, type GuideFacts } from './made.ts'
import type { MaterialFacts, SiteConfig } from '../src/site/build.ts'
import type { Texts } from '../src/content/schema.ts'
import { flagsOf } from './parts.ts'
import { readTexts } from './texts/read-texts.ts'

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

/** A guide's pages, size and month in words. A phone takes some 20 ms to format a month, so the build does. */
export function guideSummary(
  { lang, ...texts }: Texts['downloads'],
  { pages, bytes, date }: GuideFacts,
): string {
  const number = new Intl.NumberFormat(lang)
  const size = number.format(Math.round(bytes / 1000))
  const count = pages && texts.pages[pluralForm(lang, pages)]
  const facts = count
    ? interpolate(texts.facts, {
        pages: interpolate(count, { count: number.format(pages) }),
        size,
      })
    : interpolate(texts.factsWithoutPages, { size })
  if (!date) return facts
  const day = new Date(date)
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return interpolate(texts.factsDated, {
    facts,
    date: month.format(day),
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
  })
}

async function materialFactsOf(
  root: string,
  { materials, downloads }: Texts,
): Promise<Record<string, MaterialFacts>> {
  const guides = Object.entries(await guideFacts(root, materials.materials))
  return Object.fromEntries(
    guides.map(([file, facts]) => {
      const { bytes: _bytes, hash: _hash, date: _date, ...shown } = facts
      return [file, { ...shown, summary: guideSummary(downloads, facts) }]
    }),
  )
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
      materialFacts: env.parts.guides
        ? await materialFactsOf(root, readTexts(root, language, env))
        : {},
    }),
    ...flagsOf(env.parts),
    CAPTCHA_SITE_KEY: env.captchaSiteKey,
    CONTACT_FALLBACK_URL: env.contactFallbackUrl,
    NEWSLETTER_URL: env.newsletterUrl,
    NEWSLETTER_TEMPLATE_ID: env.newsletterTemplateId,
    HERO_PICTURE: env.heroPicture && shownAddress(root, 'picture', env.heroPicture),
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  )
}
