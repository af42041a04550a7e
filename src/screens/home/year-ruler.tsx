import { useTexts } from '@/settings/use-texts.ts'
import { cn } from '@/ui/cn.ts'
import { siteConfig } from 'virtual:site'

export function YearRuler() {
  const { rulerStart, rulerEnd } = useTexts('culture')
  const { started, founded } = siteConfig
  return (
    <div
      className={cn(
        'year-ruler side-columns relative mt-7 flex min-h-max justify-between gap-2 pt-6',
        'md:row-span-2 md:row-start-1 md:mt-1.5 md:flex-col md:pt-0',
      )}
      style={{ '--years': founded - started }}
    >
      {started < founded && (
        <p className="flex flex-col gap-2 md:gap-3">
          <span className="condensed text-2xl/[0.78]">{started}</span>{' '}
          <span className="note">{rulerStart}</span>
        </p>
      )}
      <p
        className={cn(
          'flex flex-col gap-2',
          'max-md:ml-auto max-md:text-right md:flex-col-reverse md:gap-3',
        )}
      >
        <span className="condensed text-2xl/[0.78]">{founded}</span>{' '}
        <span className="note">{rulerEnd}</span>
      </p>
    </div>
  )
}
