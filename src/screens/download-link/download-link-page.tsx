import { Link } from 'react-router-dom'
import { ContactFallback } from '@/links/contact-fallback.tsx'
import { Mark } from '@/page/mark.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { pagePath } from '@/site/build-routes.ts'
import { cn } from '@/ui/cn.ts'
import { useDownloadLink } from './use-download-link.ts'

export function DownloadLinkPage() {
  useDownloadLink()
  const texts = useTexts('downloads')
  const errors = useTexts('errors')
  const header = useTexts('header')
  return (
    <section
      lang={texts.lang}
      className={cn(
        'relative grid min-h-svh place-content-center justify-items-center overflow-clip',
        'px-5 pt-[calc(var(--header-height)+1.5rem)] pb-6',
      )}
    >
      {import.meta.env.SKY && (
        <div
          aria-hidden="true"
          className="preparing-trails absolute inset-0 bg-fg forced-color-adjust-none"
        />
      )}
      <Mark height={72} className="relative" />
      <div role="status" className="relative no-script:hidden">
        <h1 className="preparing-heading display-type mt-6">{texts.preparing}</h1>
      </div>
      <div aria-hidden="true" className="preparing-bar relative mt-7 h-0.5 w-55 no-script:hidden" />
      <div hidden className="fallback relative max-w-80">
        <h1 lang={errors.lang} className="preparing-heading display-type my-6">
          {errors.heading}
        </h1>
        <ContactFallback />
        <p lang={header.lang} className="mt-3">
          <Link to={pagePath('downloads')} className="text-link touch-target">
            {header.downloads}
          </Link>
        </p>
      </div>
    </section>
  )
}
