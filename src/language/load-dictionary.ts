import type { Dictionary } from '@/content/languages/dictionary.ts'
import type { Language } from '@/content/languages/languages.ts'
import { ptBR } from '@/content/languages/pt-br.ts'

const loaders: Record<Exclude<Language, 'pt-BR'>, () => Promise<Dictionary>> = {
  'en-US': async () => (await import('@/content/languages/en-us.ts')).enUS,
  'zh-CN': async () => (await import('@/content/languages/zh-cn.ts')).zhCN,
  'ja-JP': async () => (await import('@/content/languages/ja-jp.ts')).jaJP,
  'ko-KR': async () => (await import('@/content/languages/ko-kr.ts')).koKR,
}

/** Loads a language's texts. Rejects when the file cannot be fetched. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return language === 'pt-BR' ? ptBR : loaders[language]()
}
