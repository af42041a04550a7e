import { useRef } from 'react'
import { headlineStyle } from '@/screens/frame/headline-style.ts'
import { useWhenNear } from '@/ui/use-when-near.ts'
import { cn } from '@/ui/cn.ts'
import { ClosingCall } from '@/screens/frame/closing-call.tsx'
import { useTexts } from '@/settings/use-texts.ts'

const loadClock = async () => (await import('./southern-clock.tsx')).SouthernClock

/** The pole at the axis's end and its star trails. Only the tall one, on the home page, has words. */
export function FooterClose({ tall }: { tall: boolean }) {
  const { texts } = useTexts('footer')
  const sky = useRef<HTMLDivElement>(null)
  const clock = useWhenNear(sky, loadClock, { sky, words: tall })
  return (
    <div ref={sky} className={cn('footer-sky axis-line page', tall && 'footer-sky-tall')}>
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
          {/* Its line is kept until the time is known. */}
          <div className="footer-time display text-lg">{clock}</div>
          <ClosingCall />
          <p className="footer-note note whitespace-pre-line">{`${texts.mark}\n${texts.caption}`}</p>
        </>
      ) : (
        clock
      )}
    </div>
  )
}
