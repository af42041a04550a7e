import { useEffect } from 'react'
import { useLanguage } from './language-provider.tsx'
import { metaTags, pageMeta } from './page-meta.ts'
import type { PageName } from '@/config/routes.ts'
import { dictionary } from '@/texts/dictionary.ts'

export function usePageMeta(page: PageName): void {
  const { texts } = useLanguage()

  useEffect(() => {
    const meta = pageMeta(page, texts, dictionary)
    const { documentElement } = document
    // Assigning `lang`, even the same value, restyles the whole page.
    if (documentElement.lang !== meta.lang) documentElement.lang = meta.lang
    if (document.title !== meta.title) document.title = meta.title
    for (const [selector, content] of metaTags(meta))
      document.head.querySelector(`meta[${selector}]`)?.setAttribute('content', content)
  }, [page, texts])
}
