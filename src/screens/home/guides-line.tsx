import { ArrowRight } from 'lucide-react'
import { startTransition, useState } from 'react'
import { Link } from 'react-router-dom'
import { RequestDialog } from '@/forms/request/request-dialog.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { FROM_TABLET, FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { pagePath } from '@/site/build-routes.ts'
import { interpolate } from '@/text/interpolate.ts'
import { cn } from '@/ui/cn.ts'
import { Picture } from '@/ui/picture.tsx'
import { guideFiles } from 'virtual:site'

const COVERS_SHOWN = 4
const SIZES = `${FROM_TABLET} 19vw, 28vw`

function SamplePageButton() {
  const texts = useTexts('courses')
  const { buttonLabel } = useTexts('downloads')
  const { guides } = useTexts('guides')
  const [open, setOpen] = useState(false)
  const guide = guides.find(({ file }) => guideFiles[file]?.samplePage !== undefined)
  const { samplePage, sampleNumber, pages } = guideFiles[guide?.file ?? ''] ?? {}
  if (!guide || samplePage === undefined) return null
  const number =
    sampleNumber && pages && interpolate(texts.pageNumber, { number: sampleNumber, pages })
  return (
    <>
      <button
        type="button"
        aria-label={[number, interpolate(buttonLabel, { title: guide.title })]
          .filter(Boolean)
          .join(' ')}
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setOpen(true))}
        // Without code the button is invisible, but its picture stays.
        className={cn(
          'sample-page note side-columns relative flex flex-col gap-2 self-stretch text-left',
          'no-script:invisible no-script:*:visible print:hidden',
        )}
      >
        <span className="sm:absolute sm:bottom-full sm:mb-2">{number}</span>
        <Picture
          src={samplePage}
          kind="sample"
          sizes={`${FROM_TWO_COLUMNS} 30vw, ${FROM_TABLET} 28vw, 90vw`}
          alt={interpolate(texts.guidePage, { title: guide.title })}
          width={360}
          height={510}
          className={cn(
            'w-full border border-b-0 object-cover object-top',
            'max-sm:aspect-[1.035] sm:h-0 sm:grow',
          )}
        />
      </button>
      <RequestDialog guide={guide} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

export function GuidesLine() {
  const texts = useTexts('courses')
  const { guides } = useTexts('guides')
  return (
    <div className="page-grid mt-large gap-y-8 border-b-2 border-fg sm:max-md:grid-cols-[2fr_1fr]">
      <div className="main-columns sm:max-md:col-span-full">
        <p className="display-type text-xl text-balance">{texts.guides}</p>
        <Link
          to={pagePath('downloads')}
          className="text-link touch-target after:absolute after:inset-0 mt-2 gap-2 text-md font-medium"
        >
          <span>{texts.guidesLink}</span>
          <ArrowRight />
        </Link>
      </div>
      <div className="main-columns flex items-end gap-x-(--gutter)">
        {guides.slice(0, COVERS_SHOWN).map(({ cover, file }) => (
          <Picture
            key={file}
            src={cover}
            kind="cover"
            sizes={SIZES}
            alt=""
            {...guideFiles[file]?.size}
            // A dark cover needs an edge in the dark theme.
            className="min-w-0 basis-1/3 outline-1 -outline-offset-1 outline-line"
            style={{ background: guideFiles[file]?.ground }}
          />
        ))}
      </div>
      <SamplePageButton />
    </div>
  )
}
