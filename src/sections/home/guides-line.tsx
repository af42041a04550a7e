import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { OWN_ROUTES } from '@/config/build.ts'
import { publicPath } from '@/lib/public-path.ts'
import { MATERIALS } from '@/texts/materials.ts'
import type { coursesTexts } from '@/texts/courses.ts'
import './guides-line.css'

/** More covers than these would be too small to tell apart. */
const SHOWN = 4
const SIZES = '(min-width: 37.5em) 9rem, 28vw'

function srcSet(cover: string, extension: string): string {
  const base = publicPath(cover).replace('.jpg', '')
  return [240, 360].map((width) => `${base}-${width}.${extension} ${width}w`).join(', ')
}

/** Closes the courses: the covers of the first guides, and the way to them all. */
export function GuidesLine({ texts }: { texts: typeof coursesTexts }) {
  return (
    <div className="guides-line columns-page">
      <div className="story">
        <p className="text-xl font-display tracking-[-0.02em]">{texts.guides}</p>
        <Link
          to={OWN_ROUTES.downloads}
          className="guides-link text-link mt-2 inline-flex min-h-11 items-center gap-2 text-md font-medium"
        >
          {texts.guidesLink}
          <ArrowRight aria-hidden="true" size={20} strokeWidth={1.5} />
        </Link>
      </div>
      <div className="guides-shelf aside">
        {MATERIALS.slice(0, SHOWN).map(({ cover, file }) => (
          <picture key={file} className="contents">
            <source type="image/avif" srcSet={srcSet(cover, 'avif')} sizes={SIZES} />
            <img
              src={publicPath(cover).replace('.jpg', '-360.webp')}
              srcSet={srcSet(cover, 'webp')}
              sizes={SIZES}
              alt=""
              width={360}
              height={511}
              loading="lazy"
              decoding="async"
            />
          </picture>
        ))}
      </div>
    </div>
  )
}
