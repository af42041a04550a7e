import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readGuideFacts } from '../guides/guide-facts.mjs'
import { DESIGNED_BRAND } from '../src/config/env.ts'
import type { Env } from '../src/config/env.ts'
import type { Language } from '../src/config/languages.ts'
import { DEFAULT_LANGUAGE } from '../src/config/languages.ts'
import { COURSES } from '../src/content/pt-br/courses.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { SERVICES } from '../src/content/pt-br/services.ts'
import type { Counts } from '../src/language/fill-dictionary.ts'
import { interpolateAll } from '../src/lib/interpolate.ts'
import { measureTitle } from './brand-title.ts'
import { headlineFits } from './headline-fits.ts'
import { readTexts } from './language-texts.ts'

export const LIST_COUNTS: Counts = {
  services: SERVICES.length,
  courses: COURSES.length,
  guides: MATERIALS.length,
}

const HEADED = ['culture', 'services', 'courses', 'contact', 'downloads']

/** The lines of each headline in a language, by the group of its words. */
async function headingsOf(
  root: string,
  language: Language,
  brand: string,
): Promise<Record<string, string[]>> {
  const headings = await Promise.all(
    HEADED.map(async (group) => {
      const texts = await readTexts(root, language, `${group}.ts`)
      const { heading } = texts[`${group}Texts`] as { heading: string | string[] }
      return [group, interpolateAll([heading].flat(), { brand })] as const
    }),
  )
  const { footerTexts } = await readTexts(root, language, 'footer.ts')
  const { arrival } = footerTexts as { arrival: string[] }
  const titlesOf = async (file: string, list: string) =>
    ((await readTexts(root, language, file))[list] as { title: string }[]).map(({ title }) => title)
  return {
    ...Object.fromEntries(headings),
    arrival,
    values: await titlesOf('culture.ts', 'VALUES'),
    serviceTitles: await titlesOf('services.ts', 'SERVICES'),
  }
}

async function factsOf(file: string) {
  try {
    return await readGuideFacts(await readFile(file))
  } catch (error) {
    throw new Error(`${file} is no guide: ${String(error)}`, { cause: error })
  }
}

/** As its JPEG is; an owner's cover may have any shape. */
async function sizeOf(picture: string) {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

/**
 * What a build knows of itself, for `define`: its settings, its year, what each guide's file
 * says, and the `language` of its texts. Resolved here, no page has to check them again.
 */
export async function buildFacts(
  env: Env,
  root: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Record<string, string>> {
  const publicDir = path.join(root, 'public')
  const { downloadsTexts } = await readTexts(root, language, 'downloads.ts')
  const { lang } = downloadsTexts as { lang: string }
  // Written here: a phone takes some 20 ms for the names of its months.
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const guides = await Promise.all(
    MATERIALS.map(async ({ file, cover }) => {
      const { date, ...facts } = await factsOf(`${publicDir}/pdfs/${file}`)
      const beside = (address: string) => (existsSync(publicDir + address) ? address : undefined)
      const page = beside(cover.replace('capa.jpg', 'pagina.jpg'))
      const workbook = beside(cover.replace('-capa.jpg', '-planilha.xlsx'))
      const size = await sizeOf(publicDir + cover)
      return [file, { ...facts, size, month: date && month.format(date), page, workbook }]
    }),
  )
  const { optional, ...settings } = env
  const facts = {
    BUILD_LANGUAGE: language,
    WHOLE_LANGUAGES: optional.languages.length > 1 ? 'whole' : '',
    BUILD_FACTS: JSON.stringify({
      settings,
      ownerLinks: optional.links,
      listCounts: LIST_COUNTS,
      year: new Date().getFullYear(),
      headlineFits: await headlineFits(await headingsOf(root, language, env.brandName)),
      brandTitle: env.brandName === DESIGNED_BRAND ? null : await measureTitle(env.brandName),
    }),
    CHATBOT: settings.chatbot.on ? 'on' : '',
    ANALYTICS: settings.analytics.on ? 'on' : '',
    CAPTCHA_SITE_KEY: optional.captchaSiteKey,
    CONTACT_FALLBACK_URL: optional.contactFallbackUrl,
    NEWSLETTER_URL: optional.newsletterUrl,
    NEWSLETTER_TEMPLATE_ID: optional.newsletterTemplateId,
    GUIDE_FACTS: JSON.stringify(Object.fromEntries(guides)),
  }
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  )
}
