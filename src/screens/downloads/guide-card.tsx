import { ArrowDownToLine } from 'lucide-react'
import type { Guide } from '@/content/schema/texts.ts'
import { RequestNote } from '@/forms/request/request-note.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { withBase } from '@/site/base-path.ts'
import { FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { interpolate } from '@/text/interpolate.ts'
import { Button } from '@/ui/button.tsx'
import { Cover, COVER_SIZES } from '@/ui/cover.tsx'
import { Fold } from '@/ui/fold.tsx'
import { Picture } from '@/ui/picture.tsx'
import { defaultLanguage, guideFiles } from 'virtual:site'

interface GuideCardProps {
  guide: Guide
  eager: boolean
  onChoose: () => void
}

export function GuideCard({ guide, eager, onChoose }: GuideCardProps) {
  const texts = useTexts('downloads')
  const { lang, title, description, cover, file } = guide
  const { summary, size, ground, samplePage, workbook, chapters = [] } = guideFiles[file] ?? {}
  return (
    // One guide alone stands beside its cover.
    <li
      className="third-column group sm:grid sm:gap-x-(--gutter) sm:max-md:grid-cols-2 sm:max-md:items-start md:row-span-3 md:gap-y-0 md:grid-rows-subgrid md:only:col-span-full md:only:grid-cols-subgrid md:only:grid-rows-[auto_1fr]"
      lang={lang}
    >
      <div className="flex items-end md:group-only:[grid-area:span_2/span_4] md:group-only:self-start border-b-[1.5px] border-fg">
        <Cover
          src={cover}
          alt=""
          {...size}
          style={{ background: ground }}
          sizes={COVER_SIZES}
          fetchPriority={eager ? 'high' : 'auto'}
          loading={eager ? 'eager' : 'lazy'}
          className="w-4/5 transition-[translate] duration-slow motion-safe:group-hover:-translate-y-1.5"
        />
      </div>
      <div className="flex flex-col md:row-span-2 md:grid md:grid-rows-subgrid md:group-only:col-span-4 md:group-only:col-start-5">
        <div>
          <h2 className="subheading mt-5">{title}</h2>
          <p className="prose mt-3 mb-2">{description}</p>
        </div>
        <div>
          <p className="note mb-3 text-balance">{summary}</p>
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
                    className="h-auto w-2/5 border border-line"
                  />
                )}
                {chapters.length > 0 && (
                  <ol
                    aria-label={interpolate(texts.chapters, { title })}
                    className="min-w-0 flex-1 leading-snug"
                  >
                    {chapters.map((chapter) => (
                      <li
                        key={chapter}
                        lang={defaultLanguage}
                        className="border-t border-line py-1.5"
                      >
                        {chapter}
                      </li>
                    ))}
                  </ol>
                )}
              </div>
            </Fold>
          )}
          {workbook !== undefined && (
            <div className="border-t border-line pt-1 text-sm">
              <a href={withBase(workbook)} download className="text-link touch-target">
                {texts.workbook}
              </a>
              <p className="note max-w-[40ch]">{texts.workbookNote}</p>
            </div>
          )}
        </div>
      </div>
    </li>
  )
}
