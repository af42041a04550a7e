import { useRef } from 'react'
import { useTexts } from '@/settings/use-texts.ts'
import { useWhenNear } from './use-when-near.ts'
import { DRAWING } from './drawing.ts'
import { DRAWING_FILES } from './drawing-files.ts'

const loadMending = async () => (await import('./mend-the-kite.tsx')).MendTheKite

/** The picture follows the words in the document, so that Tab reaches the link home first. */
export function LostPicture() {
  const { texts } = useTexts('notFound')
  const art = useRef<HTMLDivElement>(null)
  const mending = useWhenNear(art, loadMending, {})
  return (
    <div ref={art} className="not-found-art print:hidden">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={DRAWING_FILES[theme]}
          alt={texts.imageAlt}
          loading="lazy"
          width={DRAWING.width}
          height={DRAWING.height}
          className={theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}
        />
      ))}
      {mending}
    </div>
  )
}
