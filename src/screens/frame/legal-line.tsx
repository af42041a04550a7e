import { useClientValue } from '@/browser/use-client-value.ts'
import { AddressLink } from '@/links/address-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { cn } from '@/ui/cn.ts'
import { ConsentButton } from '@/vendors/tags/consent.tsx'
import { buildYear, ownerLinks } from 'virtual:site'
import { LegalIdentity } from './legal-identity.tsx'
import { ThemeMenu } from './theme-menu.tsx'

const LINK_CLASS = 'quiet-link touch-target'

function LegalLinks() {
  const { heading, links } = useTexts('footer').legal
  return (
    <ul aria-label={heading} className="flex flex-wrap gap-x-4 whitespace-nowrap md:shrink-0">
      {links.map(({ id, lang, label }) => (
        <li key={id} lang={lang}>
          {import.meta.env.TAGS && id === 'cookies' ? (
            <ConsentButton className={LINK_CLASS}>{label}</ConsentButton>
          ) : (
            <AddressLink href={ownerLinks[id]} className={LINK_CLASS}>
              {label}
            </AddressLink>
          )}
        </li>
      ))}
    </ul>
  )
}

export function LegalLine() {
  const texts = useTexts('footer')
  const year = useClientValue(() => new Date().getFullYear(), buildYear)
  return (
    <div
      className={cn(
        'page-width page-grid rule-across note items-center gap-y-4 py-6',
        'md:min-h-21 md:py-3',
      )}
    >
      <div
        className={cn(
          'main-columns flex flex-col gap-4',
          'md:flex-row md:items-center md:justify-between',
        )}
      >
        <p>{interpolate(texts.copyright, { year })}</p>
        <LegalLinks />
      </div>
      <ThemeMenu className="side-columns" />
      {import.meta.env.COMPANY && <LegalIdentity />}
    </div>
  )
}
