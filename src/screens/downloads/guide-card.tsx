import { ArrowDownToLine } from 'lucide-react'
import type { Guide } from '@/content/schema/texts.ts'
import { RequestNote } from '@/forms/request/request-note.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { withBase } from '@/site/base-path.ts'
import { FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { interpolate } from '@/text/interpolate.ts'
import { Button } from '@/ui/button.tsx'
import { cn } from '@/ui/cn.ts'
import { Cover, COVER_SIZES } from '@/ui/cover.tsx'
import { Fold } from '@/ui/fold.tsx'
import { Picture } from '@/ui/picture.tsx'
import { defaultLanguage, guideFiles } from 'virtual:site'

interface GuideCardProps {
  guide: Guide
  alone: boolean
  eager: boolean
  onChoose: () => void
}

const THIRD = {
  card: 'third-column md:row-span-6 md:grid-rows-subgrid md:nth-[n+4]:mt-16',
  cover: '',
  body: 'md:row-span-5 md:grid md:grid-rows-subgrid',
}

const ALONE: typeof THIRD = {
  card: 'col-span-full md:grid-cols-subgrid',
  cover: 'md:col-span-4 md:self-start',
  body: 'md:col-span-4',
}

export function GuideCard({ guide, alone, eager, onChoose }: GuideCardProps) {
  const layout = alone ? ALONE : THIRD
  const texts = useTexts('downloads')
  const { lang, title, description, cover, file } = guide
  const { summary, size, ground, samplePage, workbook, chapters = [] } = guideFiles[file] ?? {}
  return (
    <li
      className={cn(
        'sm:grid sm:gap-x-(--gutter) sm:max-md:grid-cols-2 sm:max-md:items-start',
        layout.card,
      )}
      lang={lang}
    >
      <div className={cn('flex items-end border-b-[1.5px] border-fg', layout.cover)}>
        <Cover
          src={cover}
          alt=""
          {...size}
          style={{ background: ground }}
          sizes={COVER_SIZES}
          fetchPriority={eager ? 'high' : 'auto'}
          loading={eager ? 'eager' : 'lazy'}
          className="w-4/5"
        />
      </div>
      <div className={cn('flex flex-col', layout.body)}>
        <div>
          <h2 className="subheading mt-5">{title}</h2>
          <p className="body-text mt-3 mb-2">{description}</p>
        </div>
        <p className="note mb-3 text-balance">{summary}</p>
        <div>
          <Button
            iconMotion="down"
            icon={<ArrowDownToLine />}
            aria-label={interpolate(texts.buttonLabel, { title })}
            aria-haspopup="dialog"
            onClick={onChoose}
            className="w-full sm:w-auto"
          >
            {texts.button}
          </Button>
          <RequestNote guide={guide} />
        </div>
        {(samplePage !== undefined || chapters.length > 0) && (
          <Fold title={texts.inside} className="mt-3 text-sm print:hidden">
            <div className="mt-4 mb-5 flex items-start gap-4">
              {samplePage !== undefined && (
                <Picture
                  src={samplePage}
                  kind="sample"
                  sizes={`${FROM_TWO_COLUMNS} 11vw, 34vw`}
                  alt={interpolate(texts.page, { title })}
                  width={360}
                  height={510}
                  className="w-2/5 border"
                />
              )}
              {chapters.length > 0 && (
                <ol aria-label={interpolate(texts.chapters, { title })} className="min-w-0 flex-1">
                  {chapters.map((chapter) => (
                    <li key={chapter} lang={defaultLanguage} className="border-t py-1.5">
                      {chapter}
                    </li>
                  ))}
                </ol>
              )}
            </div>
          </Fold>
        )}
        {workbook !== undefined && (
          <div className="border-t pt-1 text-sm md:row-start-5">
            <a href={withBase(workbook)} download className="text-link touch-target">
              {texts.workbook}
            </a>
            <p className="note max-w-note">{texts.workbookNote}</p>
          </div>
        )}
      </div>
    </li>
  )
}
