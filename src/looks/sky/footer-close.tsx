import type { ReactNode } from 'react'
import { useTexts } from '@/settings/use-texts.ts'
import { headlineAttributes } from '@/site/headline-attributes.ts'
import { interpolate } from '@/text/interpolate.ts'
import { pluralForm } from '@/text/plural-form.ts'
import { cn } from '@/ui/cn.ts'
import { FooterCross } from './footer-cross.tsx'
import { siderealClock } from './sidereal-time.ts'
import { useSiderealDegrees } from './use-sidereal-degrees.ts'

/** The star trails look the same after each hour's turn. */
const HOUR_DEG = 15

function StarTime({ degrees }: { degrees: number | undefined }) {
  const texts = useTexts('starTime')
  const time = degrees === undefined ? undefined : siderealClock(degrees)
  return (
    <p lang={texts.lang} className="display relative mb-4 min-h-[1lh] text-lg">
      {time && interpolate(texts[pluralForm(texts.lang, time.hours)], time)}
    </p>
  )
}

/** The pole and its star trails at the end of the axis. On the home page also the last words and a call. */
export function FooterClose({ call }: { call: ReactNode }) {
  const texts = useTexts('footer')
  const degrees = useSiderealDegrees()
  const isTimed = degrees !== undefined
  const tall = Boolean(call)
  return (
    <div
      className={cn(
        'footer-sky axis-line page-width',
        tall && 'footer-sky-tall flex flex-col justify-between',
      )}
      style={isTimed ? { '--turn': `${(degrees % HOUR_DEG) - HOUR_DEG / 2}deg` } : undefined}
    >
      <div aria-hidden="true" className="footer-trails" />
      <span aria-hidden="true" className="footer-pole" />
      {isTimed && <FooterCross degrees={degrees} />}
      {tall && (
        <>
          <p className="closing-words whitespace-pre-line" {...headlineAttributes(texts.arrival)}>
            {texts.arrival.join('\n')}
          </p>
          {/* The time is not prerendered. Its line is kept free, so that nothing moves. */}
          <StarTime degrees={degrees} />
          <div className="relative mb-28 md:mb-small">{call}</div>
          <p className="footer-note clearing note whitespace-pre-line">{`${texts.mark}\n${texts.caption}`}</p>
        </>
      )}
    </div>
  )
}
