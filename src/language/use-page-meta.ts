import { useEffect } from 'react'
import { useLanguage } from './language-provider.tsx'
import { metaTags, pageMeta } from './page-meta.ts'
import type { Page } from './page-meta.ts'

/** Keeps the document's title, language and meta tags in step with the page and the language. */
export function usePageMeta(page: Page): void {
  const { texts } = useLanguage()

  useEffect(() => {
    const meta = pageMeta(page, texts)
    document.documentElement.lang = meta.lang
    document.title = meta.title
    for (const [selector, content] of metaTags(meta))
      document.head.querySelector(`meta[${selector}]`)?.setAttribute('content', content)
  }, [page, texts])
}
