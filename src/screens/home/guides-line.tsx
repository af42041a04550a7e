import { ArrowRight } from 'lucide-react'
import { startTransition, useState } from 'react'
import { Link } from 'react-router-dom'
import { RequestDialog } from '@/forms/request/request-dialog.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { FROM_TABLET, FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { pagePath } from '@/site/build-routes.ts'
import { interpolate } from '@/text/interpolate.ts'
import { Picture } from '@/ui/picture.tsx'
import { guideFiles } from 'virtual:site'

const COVERS_SHOWN = 4
const SIZES = `${FROM_TWO_COLUMNS} 11vw, ${FROM_TABLET} 9rem, 28vw`

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
        // Without code its picture stays.
        className="note side-columns relative self-end text-left no-script:invisible no-script:*:visible print:hidden"
      >
        <span>{number}</span>
        <Picture
          src={samplePage}
          kind="sample"
          sizes={`${FROM_TWO_COLUMNS} 30vw, ${FROM_TABLET} 46vw, 90vw`}
          alt={interpolate(texts.guidePage, { title: guide.title })}
          width={360}
          height={510}
          className="mt-2 aspect-[1.035] h-auto w-full border border-b-0 object-cover object-top"
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
    <div className="columns mt-large gap-y-5 border-b-2 border-fg sm:max-md:grid-cols-2">
      <div className="main-columns flex flex-col items-start">
        <p className="display text-xl text-balance">{texts.guides}</p>
        <Link
          to={pagePath('downloads')}
          className="text-link touch-target whole-link mt-2 gap-2 text-md font-medium"
        >
          <span>{texts.guidesLink}</span>
          <ArrowRight />
        </Link>
        <div className="mt-auto flex w-full max-w-[max(34rem,38cqi)] items-end justify-between gap-3 pt-6">
          {guides.slice(0, COVERS_SHOWN).map(({ cover, file }) => (
            <Picture
              key={file}
              src={cover}
              kind="cover"
              sizes={SIZES}
              alt=""
              {...guideFiles[file]?.size}
              // A dark cover needs an edge in the dark theme.
              className="h-auto min-w-0 basis-[max(9rem,11cqi)] outline-1 -outline-offset-1 outline-line"
              style={{ background: guideFiles[file]?.ground }}
            />
          ))}
        </div>
      </div>
      <SamplePageButton />
    </div>
  )
}
