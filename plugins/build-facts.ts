import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readGuideFacts } from '../guides/guide-facts.mjs'
import { DESIGNED_BRAND, type Env } from '../src/config/env.ts'
import { HEADLINES } from '../src/config/headlines.ts'
import { DEFAULT_LANGUAGE, type Language } from '../src/config/languages.ts'
import { downloadsTexts as portuguese } from '../src/content/pt-br/downloads.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { interpolate, interpolateAll } from '../src/lib/interpolate.ts'
import { measureTitle } from './headlines/brand-title.ts'
import { measureHeadlines } from './headlines/headline-fits.ts'
import { readTexts } from './texts/language-texts.ts'

async function headingsOf(
  root: string,
  language: Language,
  brand: string,
): Promise<Record<string, string[]>> {
  const headings = await Promise.all(
    HEADLINES.map(async (group) => {
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

async function readGuide(file: string) {
  try {
    return await readGuideFacts(await readFile(file))
  } catch (error) {
    throw new Error(`${file} is no guide: ${String(error)}`, { cause: error })
  }
}

/** Pages, size and month of a guide in words. Here, since a phone takes some 20 ms for a month's name. */
async function factWords(root: string, language: Language) {
  const { downloadsTexts } = await readTexts(root, language, 'downloads.ts')
  const { lang, ...texts } = downloadsTexts as typeof portuguese
  const number = new Intl.NumberFormat(lang)
  const plural = new Intl.PluralRules(lang)
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return ({ pages, bytes, date }: { pages: number; bytes: number; date?: Date | undefined }) => {
    const count = texts.pages[plural.select(pages) === 'one' ? 'one' : 'other']
    const facts = interpolate(texts.facts, {
      pages: interpolate(count, { count: number.format(pages) }),
      size: number.format(Math.round(bytes / 1000)),
    })
    return date ? interpolate(texts.factsDated, { facts, date: month.format(date) }) : facts
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
  const words = await factWords(root, language)
  const guides = await Promise.all(
    MATERIALS.map(async ({ file, cover }) => {
      const { chapters, ...measured } = await readGuide(`${publicDir}/pdfs/${file}`)
      const beside = (address: string) => (existsSync(publicDir + address) ? address : undefined)
      const samplePage = beside(cover.replace('capa.jpg', 'pagina.jpg'))
      const workbook = beside(cover.replace('-capa.jpg', '-planilha.xlsx'))
      const size = await sizeOf(publicDir + cover)
      return [file, { summary: words(measured), chapters, size, samplePage, workbook }]
    }),
  )
  const { optional, ...settings } = env
  const facts = {
    BUILD_LANGUAGE: language,
    WHOLE_LANGUAGES: optional.languages.length > 1 ? 'whole' : '',
    BUILD_FACTS: JSON.stringify({
      settings,
      ownerLinks: optional.links,
      year: new Date().getFullYear(),
      headlineFits: await measureHeadlines(await headingsOf(root, language, env.brandName)),
      brandTitle: env.brandName === DESIGNED_BRAND ? null : await measureTitle(env.brandName),
    }),
    CHATBOT: settings.chatbot.on ? 'on' : '',
    ANALYTICS: settings.analytics.on ? 'on' : '',
    CAPTCHA_SITE_KEY: optional.captchaSiteKey,
    CONTACT_FALLBACK_URL: optional.contactFallbackUrl,
    NEWSLETTER_URL: optional.newsletterUrl,
    NEWSLETTER_TEMPLATE_ID: optional.newsletterTemplateId,
    MATERIAL_FACTS: JSON.stringify(Object.fromEntries(guides)),
  }
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  )
}
