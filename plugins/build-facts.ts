import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { readGuideFacts } from '../materials/guide-facts.mjs'
import { DESIGNED_BRAND } from '../src/config/env.ts'
import type { Env } from '../src/config/env.ts'
import type { Language } from '../src/config/languages.ts'
import { DEFAULT_LANGUAGE } from '../src/config/languages.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { measureTitle } from './brand-title.ts'

async function factsOf(file: string) {
  try {
    return await readGuideFacts(await readFile(file))
  } catch (error) {
    throw new Error(`${file} is no guide: ${String(error)}`, { cause: error })
  }
}

/**
 * What a build knows of itself, for `define`: its settings, its year, and what each guide's file in
 * `publicDir` says, and the `language` of its texts. Resolved here, no page has to check them again.
 */
export async function buildFacts(
  env: Env,
  publicDir: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Record<string, string>> {
  const guides = await Promise.all(
    MATERIALS.map(async ({ file, cover }) => {
      const facts = await factsOf(`${publicDir}/pdfs/${file}`)
      const beside = (address: string) => (existsSync(publicDir + address) ? address : undefined)
      const page = beside(cover.replace('capa.jpg', 'pagina-360.webp'))
      const workbook = beside(cover.replace('-capa.jpg', '-planilha.xlsx'))
      return [file, { ...facts, page, workbook }]
    }),
  )
  const { optional, ...settings } = env
  const facts = {
    OWN_LANGUAGE: language,
    WHOLE_LANGUAGES: optional.languages.length > 1 ? 'whole' : '',
    SETTINGS: JSON.stringify(settings),
    OWNER_LINKS: JSON.stringify(optional.links),
    CAPTCHA_SITE_KEY: optional.captchaSiteKey,
    CONTACT_FALLBACK_URL: optional.contactFallbackUrl,
    NEWSLETTER_URL: optional.newsletterUrl,
    NEWSLETTER_TEMPLATE_ID: optional.newsletterTemplateId,
    BUILD_YEAR: String(new Date().getFullYear()),
    GUIDE_FACTS: JSON.stringify(Object.fromEntries(guides)),
    BRAND_TITLE: JSON.stringify(
      env.brandName === DESIGNED_BRAND ? null : await measureTitle(env.brandName),
    ),
  }
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  )
}
