import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BUILD_PATHS } from '@/config/build.ts'
import { Picture } from '@/components/ui/picture.tsx'
import { MATERIALS } from '@/texts/materials.ts'
import type { coursesTexts } from '@/texts/courses.ts'

/** More covers than these would be too small to tell apart. */
const SHOWN = 4
const SIZES = '(min-width: 37.5em) 9rem, 28vw'

/** Closes the courses: the covers of the first guides, and the way to them all. */
export function GuidesLine({ texts }: { texts: typeof coursesTexts }) {
  return (
    <div className="guides-line columns-page">
      <div className="story pb-3">
        <p className="display text-xl">{texts.guides}</p>
        <Link
          to={BUILD_PATHS.downloads}
          className="text-link mt-2 inline-flex min-h-11 items-center gap-2 text-md font-medium"
        >
          {texts.guidesLink}
          <ArrowRight />
        </Link>
      </div>
      <div className="guides-shelf aside">
        {MATERIALS.slice(0, SHOWN).map(({ cover, file }) => (
          <Picture
            key={file}
            base={cover.replace('.jpg', '')}
            widths={[240, 360]}
            fallback="-360.webp"
            sizes={SIZES}
            alt=""
            width={360}
            height={511}
          />
        ))}
      </div>
    </div>
  )
}
