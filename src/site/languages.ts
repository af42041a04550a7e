export const LANGUAGES = [
  { value: 'pt-BR', label: 'Português (Brasil)', short: 'PT', flag: '/flags/br.png' },
  { value: 'en-US', label: 'English (US)', short: 'EN', flag: '/flags/us.png' },
  { value: 'zh-CN', label: '简体中文', short: '中', flag: '/flags/ch.png' },
  { value: 'ja-JP', label: '日本語', short: '日', flag: '/flags/jp.png' },
  { value: 'ko-KR', label: '한국어', short: '한', flag: '/flags/ko.png' },
] as const

/** Any code, because owners add and remove languages. */
export type Language = `${string}-${string}`

export const DEFAULT_LANGUAGE: Language = 'pt-BR'

export function languageFolder(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`.replace(/-.*/, '')
}

export function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language.value === code)
}
