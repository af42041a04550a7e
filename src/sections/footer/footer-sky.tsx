import { lastWordsStyle } from '@/config/build.ts'
import { footerTexts } from '@/texts/footer.ts'
import { cn } from '@/lib/cn.ts'

/** The pole, where the axis ends: star trails turn around it. Inner pages have it without the words. */
export function FooterSky({ tall }: { tall: boolean }) {
  return (
    <div className={cn('footer-sky axis-line page', tall && 'footer-sky-tall')}>
      <div aria-hidden="true" className="footer-trails" />
      <span aria-hidden="true" className="footer-pole" />
      {tall && (
        <>
          <p className="footer-words" style={lastWordsStyle}>
            {`${footerTexts.arrival[0]} `}
            <br />
            {footerTexts.arrival[1]}
          </p>
          <p className="footer-note text-sm">
            <span className="mr-2 font-medium text-fg">{footerTexts.mark}</span>
            {footerTexts.markNote}
          </p>
        </>
      )}
    </div>
  )
}
