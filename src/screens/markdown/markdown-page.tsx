import { useEffect, useRef } from 'react'
import { isHydrated } from '@/boot/document-state.ts'
import { useRoute } from '@/page/use-route.ts'
import { buildLanguage, markdownHtml } from 'virtual:site'

/** A page of Markdown. Its text is only in the served document, and hydration leaves it as it is. */
export function MarkdownPage() {
  const { path } = useRoute()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // After Back from another page the text is missing.
    if (isHydrated() && !box.current?.hasChildNodes()) window.location.reload()
  }, [])

  return (
    <section lang={buildLanguage} className="band pt-(--header-height)">
      <div className="axis page-width py-large">
        <div
          ref={box}
          suppressHydrationWarning
          className="markdown page-grid body-text"
          dangerouslySetInnerHTML={{ __html: markdownHtml[path] ?? '' }}
        />
      </div>
    </section>
  )
}
