import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { materialFacts } from '@/config/build.ts'
import { BUILD_PATHS } from '@/config/build-routes.ts'
import { Picture } from '@/components/ui/picture.tsx'
import { interpolate } from '@/lib/interpolate.ts'
import { MATERIALS } from '@/texts/materials.ts'
import type { coursesTexts } from '@/texts/courses.ts'

/** More covers would be too small. */
const COVERS = 4
const SIZES = '(min-width: 56.25em) 11vw, (min-width: 37.5em) 9rem, 28vw'

const SAMPLED_GUIDE = MATERIALS.find(({ file }) => materialFacts[file]?.samplePage !== undefined)

function InnerPage({ texts }: { texts: typeof coursesTexts }) {
  const { samplePage } = materialFacts[SAMPLED_GUIDE?.file ?? ''] ?? {}
  if (!SAMPLED_GUIDE || samplePage === undefined) return null
  return (
    <Picture
      src={samplePage}
      widths={[360, 720]}
      sizes="(min-width: 56.25em) 30vw, (min-width: 37.5em) 46vw, 90vw"
      alt={interpolate(texts.guidePage, { title: SAMPLED_GUIDE.title })}
      width={360}
      height={510}
      className="guides-page aside"
    />
  )
}

/** The way to the guides, with their covers and a page of the first. */
export function GuidesLine({ texts }: { texts: typeof coursesTexts }) {
  return (
    <div className="guides-line columns-page">
      <div className="story">
        <p className="display text-xl text-balance">{texts.guides}</p>
        <Link
          to={BUILD_PATHS.downloads}
          className="text-link touch-target whole-link mt-2 gap-2 text-md font-medium"
        >
          {texts.guidesLink}
          <ArrowRight />
        </Link>
        <div className="guides-shelf mt-6">
          {MATERIALS.slice(0, COVERS).map(({ cover, file }) => (
            <Picture
              key={file}
              src={cover}
              widths={[240, 360]}
              sizes={SIZES}
              alt=""
              {...materialFacts[file]?.size}
            />
          ))}
        </div>
      </div>
      <InnerPage texts={texts} />
    </div>
  )
}
