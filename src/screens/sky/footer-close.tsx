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
    <div
      ref={sky}
      className={cn(
        'footer-sky axis-line page',
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
          {/* Its line is kept until the time is known. */}
          <div className="display mb-4 min-h-[1lh] text-lg">{clock}</div>
          <ClosingCall />
          {/* Under the horizon, where the axis ends; on two columns above it, beyond the Cross. */}
          <p className="note absolute inset-x-(--margin) top-[calc(100%+14px)] text-balance whitespace-pre-line first-line:font-medium first-line:text-fg md:top-auto md:bottom-0 md:left-[calc(var(--axis)+6.5rem)] md:bg-ground md:pt-3 md:pb-4 md:pl-4">{`${texts.mark}\n${texts.caption}`}</p>
        </>
      ) : (
        clock
      )}
    </div>
  )
}
