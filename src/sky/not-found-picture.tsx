import dark from '@/assets/not-found-dark.svg'
import light from '@/assets/not-found-light.svg'
import { useTexts } from '@/settings/use-texts.ts'

/** The picture follows the words in the document, so that Tab reaches the link home first. */
export function NotFoundPicture() {
  const { imageAlt } = useTexts('notFound')
  return (
    <div className="not-found-picture print:hidden">
      <img
        src={light}
        alt={imageAlt}
        loading="lazy"
        width={1200}
        height={1000}
        className="dark:hidden"
      />
      <img
        src={dark}
        alt={imageAlt}
        loading="lazy"
        width={1200}
        height={1000}
        className="hidden dark:block"
      />
    </div>
  )
}
