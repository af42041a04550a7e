import { useEffect } from 'react'
import { useLanguage } from '@/settings/language-provider.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { withBase } from '@/site/base-path.ts'
import type { FoundRoute } from '@/site/build-routes.ts'
import { canonicalPath, MARKDOWN } from '@/site/routes.ts'
import { metaTags, pageMeta } from './page-meta.ts'

export function usePageMeta({ name, path, indexed }: FoundRoute): void {
  const { language } = useLanguage()
  const meta = useTexts('meta')
  const pages = useTexts('pages')

  useEffect(() => {
    const { documentElement } = document
    // Assigning even the same `lang` restyles the whole page.
    if (documentElement.lang !== language) documentElement.lang = language
    if (name === MARKDOWN) return
    const current = pageMeta(name, { meta, pages })
    if (document.title !== current.title) document.title = current.title
    for (const [selector, content] of metaTags(current))
      document.head.querySelector(`meta[${selector}]`)?.setAttribute('content', content)
    // Some browsers share this address instead of the page's own.
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical && indexed)
      canonical.href = new URL(withBase(canonicalPath(path)), canonical.href).href
  }, [name, path, indexed, language, meta, pages])
}
