import { useTexts } from '@/settings/use-texts.ts'
import { cn } from '@/ui/cn.ts'
import { siteConfig } from 'virtual:site'

export function YearRuler() {
  const { rulerStart, rulerEnd } = useTexts('culture')
  const { started, founded } = siteConfig
  return (
    <div
      className={cn(
        'year-ruler side-columns relative mt-7 flex min-h-max flex-col justify-between gap-2',
        // On a phone with very large text the parts of the history are below each other.
        'max-sm:w-min max-sm:min-w-[min(7rem,46cqi)] max-sm:justify-self-end max-xs:col-span-full',
        'md:row-span-2 md:row-start-1 md:mt-1.5',
      )}
      style={{ '--years': founded - started }}
    >
      {started < founded && (
        <p className="flex flex-col gap-2 md:gap-3">
          <span className="year-figure condensed">{started}</span>{' '}
          <span className="note">{rulerStart}</span>
        </p>
      )}
      <p className="flex flex-col-reverse gap-2 md:gap-3">
        <span className="year-figure condensed">{founded}</span>{' '}
        <span className="note">{rulerEnd}</span>
      </p>
    </div>
  )
}
