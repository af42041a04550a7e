import { ArrowDownToLine } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Cover } from '@/components/ui/cover.tsx'
import { Picture } from '@/components/ui/picture.tsx'
import { guideFacts } from '@/config/build.ts'
import { DEFAULT_LANGUAGE } from '@/config/languages.ts'
import type { Material, MaterialFile } from '@/texts/materials.ts'
import { downloadsTexts } from '@/texts/downloads.ts'
import { fill } from '@/lib/fill.ts'
import { publicPath } from '@/lib/public-path.ts'

const MONTH = new Intl.DateTimeFormat(downloadsTexts.lang, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const NUMBER = new Intl.NumberFormat(downloadsTexts.lang)
const PLURAL = new Intl.PluralRules(downloadsTexts.lang)

/** Pages, size and date of a guide, as its file says them. */
function factsOf(file: string): string {
  const facts = guideFacts[file]
  if (!facts) return ''
  const { pages, bytes, date } = facts
  const known = fill(downloadsTexts.facts, {
    pages: fill(downloadsTexts.pages[PLURAL.select(pages) === 'one' ? 'one' : 'other'], {
      count: NUMBER.format(pages),
    }),
    size: NUMBER.format(Math.round(bytes / 1000)),
  })
  return date === undefined
    ? known
    : fill(downloadsTexts.factsDated, { facts: known, date: MONTH.format(new Date(date)) })
}

interface MaterialCardProps {
  material: Material<MaterialFile>
  /** Whether it stands in the first view of a phone. */
  first: boolean
  onChoose: () => void
}

/** A publication standing on the shelf, and the button that asks for its link. */
export function MaterialCard({ material, first, onChoose }: MaterialCardProps) {
  const { lang, title, description, cover, file } = material
  const { page, workbook, chapters = [] } = guideFacts[file] ?? {}
  return (
    <li className="shelf-item" data-file={file} lang={lang}>
      <div className="shelf-board">
        <Cover
          src={cover}
          alt=""
          sizes="(min-width: 56.25em) 26vw, (min-width: 37.5em) 37vw, 70vw"
          fetchPriority={first ? 'high' : 'auto'}
          loading={first ? 'eager' : 'lazy'}
          className="shelf-cover"
        />
      </div>
      <div className="shelf-words flex flex-col">
        <h2 className="mt-5 text-lg leading-[1.16] font-display tracking-[-0.025em] stretch-wide">
          {title}
        </h2>
        <p className="mt-3 mb-3 text-md leading-normal text-pretty text-fg-2">{description}</p>
        <p className="text-sm text-fg-2">{factsOf(file)}</p>
        <div className="shelf-inside">
          {page !== undefined && (
            <Picture
              base={page.replace('-360.webp', '')}
              widths={[360, 720]}
              formats={['webp']}
              fallback="-720.webp"
              sizes="(min-width: 56.25em) 11vw, 34vw"
              alt={fill(downloadsTexts.page, { title })}
              width={360}
              height={510}
              className="h-auto w-full border border-line"
            />
          )}
          <ol
            aria-label={fill(downloadsTexts.chapters, { title })}
            className="text-sm leading-snug"
          >
            {chapters.map((chapter) => (
              <li key={chapter} lang={DEFAULT_LANGUAGE} className="border-t border-line py-1.5">
                {chapter}
              </li>
            ))}
          </ol>
        </div>
        <Button
          variant="secondary"
          toward="down"
          icon={<ArrowDownToLine />}
          aria-label={fill(downloadsTexts.buttonLabel, { title })}
          aria-haspopup="dialog"
          onClick={onChoose}
          className="mt-auto w-full hover:border-primary hover:bg-primary hover:text-on-primary sm:w-auto sm:self-start"
        >
          {downloadsTexts.button}
        </Button>
        {workbook !== undefined && (
          <a
            href={publicPath(workbook)}
            download
            className="text-link inline-flex min-h-11 items-center text-sm"
          >
            {downloadsTexts.workbook}
          </a>
        )}
      </div>
    </li>
  )
}
