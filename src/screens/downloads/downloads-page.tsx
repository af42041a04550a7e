import { startTransition, useState } from 'react'
import type { Guide } from '@/content/schema/texts.ts'
import { RequestDialog } from '@/forms/request/request-dialog.tsx'
import { ContactFallback } from '@/links/contact-fallback.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { widthInLetters } from '@/text/width-in-letters.ts'
import { GuideCard } from './guide-card.tsx'

export function DownloadsPage() {
  const texts = useTexts('downloads')
  const { guides } = useTexts('guides')
  const [request, setRequest] = useState<{ guide: Guide; open: boolean }>()
  return (
    <section lang={texts.lang} className="band pt-(--header-height)">
      <div className="axis page-width pt-large pb-small">
        <div className="page-grid items-end">
          <h1
            className="main-columns headline"
            style={{ '--chars': widthInLetters(texts.heading) }}
          >
            <span>{texts.heading[0]}</span> <br />
            <span>{texts.heading[1]}</span>
          </h1>
          <p className="side-columns body-text mt-5 max-w-note text-balance md:mt-0 md:pb-2">
            {texts.intro}
          </p>
          <ContactFallback className="main-columns mt-6" />
        </div>
        <ul className="page-grid mt-large max-md:gap-y-16">
          {guides.map((guide, index) => (
            <GuideCard
              key={guide.file}
              guide={guide}
              alone={guides.length === 1}
              eager={index === 0}
              onChoose={() => startTransition(() => setRequest({ guide, open: true }))}
            />
          ))}
        </ul>
      </div>
      {request && (
        <RequestDialog
          {...request}
          onClose={() =>
            // Another guide's dialog may be open when a request is answered.
            setRequest((latest) =>
              latest?.guide === request.guide ? { ...latest, open: false } : latest,
            )
          }
        />
      )}
    </section>
  )
}
