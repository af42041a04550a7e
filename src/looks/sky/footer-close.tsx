import { useRef, type ReactNode } from 'react'
import { headlineStyle } from '@/site/headline-style.ts'
import { useIsHydrated } from '@/ui/use-client-value.ts'
import { SouthernClock } from './southern-clock.tsx'
import { cn } from '@/ui/cn.ts'
import { useTexts } from '@/settings/use-texts.ts'

/** The pole and its star trails at the end of the axis. On the home page also the last words and a call. */
export function FooterClose({ call }: { call: ReactNode }) {
  const { texts } = useTexts('footer')
  const tall = Boolean(call)
  const sky = useRef<HTMLDivElement>(null)
  const clock = useIsHydrated() && <SouthernClock sky={sky} words={tall} />
  return (
    <div
      ref={sky}
      className={cn(
        'footer-sky axis-line page-width',
        tall && 'footer-sky-tall flex flex-col justify-between',
      )}
    >
      <div aria-hidden="true" className="footer-trails" />
      <span aria-hidden="true" className="footer-pole" />
      {tall ? (
        <>
          <p
            className="footer-words whitespace-pre-line"
            style={headlineStyle('arrival', texts.arrival)}
          >
            {texts.arrival.join('\n')}
          </p>
          {/* The clock is not prerendered. Its line is kept free, so that nothing moves. */}
          <div className="display mb-4 min-h-[1lh] text-lg">{clock}</div>
          {call}
          <p className="footer-note note whitespace-pre-line">{`${texts.mark}\n${texts.caption}`}</p>
        </>
      ) : (
        clock
      )}
    </div>
  )
}
