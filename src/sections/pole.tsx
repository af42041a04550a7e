import { footerTexts } from '@/content/sections/footer.ts'
import { cn } from '@/lib/cn.ts'
import './pole.css'

/** The pole, where the axis ends: star trails turn around it. Inner pages have it without the words. */
export function Pole({ arrival }: { arrival: boolean }) {
  return (
    <div className={cn('pole page', arrival ? 'pole-tall' : 'pole-short')}>
      <div aria-hidden="true" className="pole-trails" />
      <span aria-hidden="true" className="pole-star" />
      {arrival && (
        <>
          <p className="pole-words">
            {footerTexts.arrival[0]} <br />
            {footerTexts.arrival[1]}
          </p>
          <p className="pole-note">
            <span className="mb-2 block font-medium text-fg">{footerTexts.mark}</span>
            {footerTexts.markNote}
          </p>
        </>
      )}
    </div>
  )
}
