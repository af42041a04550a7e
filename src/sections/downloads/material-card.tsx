import { ArrowDownToLine, ChevronDown } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { Cover } from '@/components/ui/cover.tsx'
import { Picture } from '@/components/ui/picture.tsx'
import { materialFacts } from '@/config/build.ts'
import { DEFAULT_LANGUAGE } from '@/config/languages.ts'
import type { Material, MaterialFile } from '@/texts/materials.ts'
import { downloadsTexts } from '@/texts/downloads.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { publicPath } from '@/lib/public-path.ts'

interface MaterialCardProps {
  material: Material<MaterialFile>
  /** In the first view of a phone, and so loaded eagerly. */
  first: boolean
  onChoose: () => void
}

export function MaterialCard({ material, first, onChoose }: MaterialCardProps) {
  const { lang, title, description, cover, file } = material
  const { summary, size, samplePage, workbook, chapters = [] } = materialFacts[file] ?? {}
  return (
    <li className="material-card" lang={lang}>
      <div className="flex items-end border-b-[1.5px] border-fg">
        <Cover
          src={cover}
          alt=""
          {...size}
          sizes="(min-width: 56.25em) 26vw, (min-width: 37.5em) 37vw, 70vw"
          fetchPriority={first ? 'high' : 'auto'}
          loading={first ? 'eager' : 'lazy'}
          className="material-cover"
        />
      </div>
      <div className="flex flex-col md:row-span-2 md:grid md:grid-rows-subgrid">
        <div>
          <h2 className="subheading mt-5">{title}</h2>
          <p className="prose mt-3 mb-4 leading-normal">{description}</p>
        </div>
        <div>
          <Button
            toward="down"
            icon={<ArrowDownToLine />}
            aria-label={interpolate(downloadsTexts.buttonLabel, { title })}
            aria-haspopup="dialog"
            onClick={onChoose}
            className="w-full sm:w-auto"
          >
            {downloadsTexts.button}
          </Button>
          <p className="note mt-2">{summary}</p>
          {(samplePage !== undefined || chapters.length > 0) && (
            <details className="mt-3 border-t border-line text-sm">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
                {downloadsTexts.inside}
                <ChevronDown size={18} className="shrink-0 in-open:rotate-180" />
              </summary>
              <div className="material-inside">
                {samplePage !== undefined && (
                  <Picture
                    src={samplePage}
                    widths={[360, 720]}
                    sizes="(min-width: 56.25em) 11vw, 34vw"
                    alt={interpolate(downloadsTexts.page, { title })}
                    width={360}
                    height={510}
                    className="h-auto w-full border border-line"
                  />
                )}
                <ol
                  aria-label={interpolate(downloadsTexts.chapters, { title })}
                  className="leading-snug"
                >
                  {chapters.map((chapter) => (
                    <li
                      key={chapter}
                      lang={DEFAULT_LANGUAGE}
                      className="border-t border-line py-1.5"
                    >
                      {chapter}
                    </li>
                  ))}
                </ol>
              </div>
            </details>
          )}
          {workbook !== undefined && (
            <div className="border-t border-line pt-1 text-sm">
              <a href={publicPath(workbook)} download className="text-link touch-target">
                {downloadsTexts.workbook}
              </a>
              <p className="note max-w-[40ch]">{downloadsTexts.workbookNote}</p>
            </div>
          )}
        </div>
      </div>
    </li>
  )
}
