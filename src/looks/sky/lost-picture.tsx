import dark from '@/assets/not-found-dark.svg'
import light from '@/assets/not-found-light.svg'
import { useTexts } from '@/settings/use-texts.ts'
import { useIsHydrated } from '@/ui/use-client-value.ts'
import { MendTheKite } from './mend-the-kite.tsx'
import { DRAWING } from './mending.ts'

const drawings = { light, dark }

/** The picture follows the words in the document, so that Tab reaches the link home first. */
export function LostPicture() {
  const texts = useTexts('notFound')
  const hydrated = useIsHydrated()
  return (
    <div className="lost-picture print:hidden">
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={drawings[theme]}
          alt={texts.imageAlt}
          loading="lazy"
          width={DRAWING.width}
          height={DRAWING.height}
          className={theme === 'light' ? 'dark:hidden' : 'hidden dark:block'}
        />
      ))}
      {hydrated && <MendTheKite drawings={drawings} />}
    </div>
  )
}
