import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { BUILD_PATHS, guideFacts } from '@/config/build.ts'
import { Picture } from '@/components/ui/picture.tsx'
import { interpolate } from '@/lib/interpolate.ts'
import { MATERIALS } from '@/texts/materials.ts'
import type { coursesTexts } from '@/texts/courses.ts'

/** More covers than these would be too small to tell apart. */
const SHOWN = 4
const SIZES = '(min-width: 56.25em) 11vw, (min-width: 37.5em) 9rem, 28vw'

/** The first guide with a page to show. */
const SHOWN_GUIDE = MATERIALS.find(({ file }) => guideFacts[file]?.page !== undefined)

/** A page as it is, large enough to read; its foot is cut off by the rule that it stands on. */
function InnerPage({ texts }: { texts: typeof coursesTexts }) {
  const page = guideFacts[SHOWN_GUIDE?.file ?? '']?.page
  if (!SHOWN_GUIDE || page === undefined) return null
  return (
    <Picture
      base={page.replace('.jpg', '')}
      widths={[360, 720]}
      fallback=".jpg"
      sizes="(min-width: 56.25em) 30vw, (min-width: 37.5em) 46vw, 90vw"
      alt={interpolate(texts.guidePage, { title: SHOWN_GUIDE.title })}
      width={360}
      height={510}
      className="guides-page aside"
    />
  )
}

/** Closes the courses: the guides' covers, a page of one, and the way to them all. */
export function GuidesLine({ texts }: { texts: typeof coursesTexts }) {
  return (
    <div className="guides-line columns-page">
      <div className="story pb-0!">
        <p className="display text-xl text-balance">{texts.guides}</p>
        <Link
          to={BUILD_PATHS.downloads}
          className="text-link touch-target whole-link mt-2 gap-2 text-md font-medium"
        >
          {texts.guidesLink}
          <ArrowRight />
        </Link>
        <div className="guides-shelf mt-6">
          {MATERIALS.slice(0, SHOWN).map(({ cover, file }) => (
            <Picture
              key={file}
              base={cover.replace('.jpg', '')}
              widths={[240, 360]}
              fallback=".jpg"
              sizes={SIZES}
              alt=""
              {...guideFacts[file]?.size}
            />
          ))}
        </div>
      </div>
      <InnerPage texts={texts} />
    </div>
  )
}
