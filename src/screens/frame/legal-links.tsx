import { OwnerLink } from '@/ui/links/owner-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'

export function LegalLinks() {
  const { heading, links } = useTexts('footer').texts.legal
  return (
    <ul aria-label={heading} className="flex flex-wrap gap-x-4 whitespace-nowrap md:shrink-0">
      {links.map(({ id, lang, label }) => (
        <li key={id} lang={lang}>
          <OwnerLink to={id} className="quiet-link touch-target">
            {label}
          </OwnerLink>
        </li>
      ))}
    </ul>
  )
}
