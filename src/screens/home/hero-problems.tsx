import { SectionLink } from '@/links/section-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { cn } from '@/ui/cn.ts'
import { trackEvent } from '@/vendors/track-event.ts'
import { serviceRowId } from './service-row.tsx'

/** Leads from a visitor's problem to the service that solves it. */
export function HeroProblems() {
  const texts = useTexts('services')
  return (
    <div lang={texts.lang} className="main-columns max-md:col-span-full max-md:mt-2 print:hidden">
      <p className="note mb-2 md:mb-0">{texts.which}</p>
      <ul
        className={cn(
          'gap-x-(--gutter) text-sm max-md:border-b max-md:*:border-t',
          'sm:columns-2 lg:text-base xl:text-md',
        )}
      >
        {texts.services.map(({ id, lang, problem }) => (
          <li key={id} lang={lang}>
            <SectionLink
              targetId={serviceRowId(id)}
              onClick={() => trackEvent('call-clicked', { section: 'hero', kind: 'services' })}
              className={cn(
                'quiet-link touch-target in-phrases pointer-fine:min-h-8',
                'chevron after:m-1 after:text-primary max-md:flex max-md:justify-between',
                'decoration-line underline-offset-4 md:underline md:after:hidden',
              )}
            >
              {problem}
            </SectionLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
