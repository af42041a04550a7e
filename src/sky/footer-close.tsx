import type { ReactNode } from 'react'
import { useTexts } from '@/settings/use-texts.ts'
import { widthInLetters } from '@/text/width-in-letters.ts'
import { cn } from '@/ui/cn.ts'
import { FooterCross } from './footer-cross.tsx'

/** The pole and its star trails at the end of the axis. On the home page also the last words and a call. */
export function FooterClose({ call }: { call: ReactNode }) {
  const texts = useTexts('footer')
  const tall = Boolean(call)
  return (
    <>
      <div
        className={cn(
          'axis page-width border-b',
          tall
            ? 'tall flex min-h-[clamp(18rem,33cqi,40rem)] flex-col justify-between'
            : 'min-h-[clamp(9rem,15cqi,18rem)]',
        )}
      >
        <div aria-hidden="true" className="footer-trails" />
        <span aria-hidden="true" className="footer-pole" />
        <FooterCross />
        {tall && (
          <>
            <p
              className="closing-words fitted relative mt-auto mb-small whitespace-pre-line"
              style={{ '--chars': widthInLetters(texts.arrival) }}
            >
              {texts.arrival.join('\n')}
            </p>
            <div className="relative mb-28 md:mb-small">{call}</div>
          </>
        )}
      </div>
      {tall && (
        <div className="page-width page-grid pt-3.5">
          <p
            className={cn(
              'side-columns note whitespace-pre-line',
              'first-line:font-medium first-line:text-fg',
            )}
          >
            {`${texts.mark}\n${texts.caption}`}
          </p>
        </div>
      )}
    </>
  )
}
