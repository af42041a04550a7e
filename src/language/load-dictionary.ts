import type { Dictionary } from '@/content/languages/dictionary'
import type { Language } from '@/content/languages/languages'
import { ptBR } from '@/content/languages/pt-br'

const loaders: Record<Exclude<Language, 'pt-BR'>, () => Promise<Dictionary>> = {
  'en-US': async () => (await import('@/content/languages/en-us')).enUS,
  'zh-CN': async () => (await import('@/content/languages/zh-cn')).zhCN,
  'ja-JP': async () => (await import('@/content/languages/ja-jp')).jaJP,
  'ko-KR': async () => (await import('@/content/languages/ko-kr')).koKR,
}

/** Loads a language's texts. Rejects when the file cannot be fetched. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return language === 'pt-BR' ? ptBR : loaders[language]()
}
