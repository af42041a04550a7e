import { LANGUAGE, type LanguageOption } from '../../src/content/schema/language.ts'
import type { Language } from '../../src/site/language.ts'
import { textFile, type SiteFolder } from '../settings/site-folder.ts'
import { checkSource, throwFaults } from './check-texts.ts'
import { readSource } from './source.ts'

/** The default language has no prefix. Languages that begin alike, such as zh-CN and zh-TW, use their whole codes. */
function prefixOf(language: Language, [first, ...others]: readonly Language[]): string {
  if (language === first) return ''
  const beginning = language.replace(/-.*/, '')
  const isShared = others.some((code) => code !== language && code.startsWith(`${beginning}-`))
  return `/${isShared ? language.toLowerCase() : beginning}`
}

export function readLanguages(folder: SiteFolder, codes: readonly Language[]) {
  const checks = codes.map((code) => {
    const source = readSource(folder, textFile(folder, code, 'language'))
    return { code, ...checkSource(folder, source, LANGUAGE) }
  })
  throwFaults(checks.flatMap(({ faults }) => faults))
  return checks.map(({ code, value: { label, short, flag } }) => {
    return { label, short, flag, value: code, prefix: prefixOf(code, codes) }
  }) as [LanguageOption, ...LanguageOption[]]
}
