import { arrivalStyle } from '@/config/build.ts'
import { footerTexts } from '@/texts/footer.ts'
import { cn } from '@/lib/cn.ts'
import './footer-arrival.css'

/** The pole, where the axis ends: star trails turn around it. Inner pages have it without the words. */
export function FooterArrival({ arrival }: { arrival: boolean }) {
  return (
    <div className={cn('arrival axis-line page', arrival ? 'arrival-tall' : 'arrival-short')}>
      <div aria-hidden="true" className="arrival-trails" />
      <span aria-hidden="true" className="arrival-star" />
      {arrival && (
        <>
          <p className="arrival-words" style={arrivalStyle}>
            {`${footerTexts.arrival[0]} `}
            <br />
            {footerTexts.arrival[1]}
          </p>
          <p className="arrival-note text-sm">
            <span className="mr-2 font-medium text-fg">{footerTexts.mark}</span>
            {footerTexts.markNote}
          </p>
        </>
      )}
    </div>
  )
}
