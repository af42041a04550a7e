import { OwnerLink } from '@/components/site/owner-link.tsx'
import type { footerTexts } from '@/texts/footer.ts'

interface OwnerLinksProps {
  texts: (typeof footerTexts)['social' | 'legal']
  className: string
  linkClassName: string
}

export function OwnerLinks({ texts, className, linkClassName }: OwnerLinksProps) {
  return (
    <ul aria-label={texts.heading} className={className}>
      {texts.links.map(({ link, label }) => (
        <li key={link}>
          <OwnerLink to={link} className={linkClassName}>
            {label}
          </OwnerLink>
        </li>
      ))}
    </ul>
  )
}
