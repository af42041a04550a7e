import { OwnerLink } from '@/components/site/owner-link.tsx'
import { footerTexts } from '@/texts/footer.ts'

export function SocialLinks() {
  const { heading, links } = footerTexts.social
  return (
    <ul aria-label={heading} className="mt-3 flex flex-wrap gap-x-5 text-sm">
      {links.map(({ link, label }) => (
        <li key={link}>
          <OwnerLink
            to={link}
            note={footerTexts.soon}
            noteLang={footerTexts.lang}
            className="footer-line quiet-link"
          >
            {label}
          </OwnerLink>
        </li>
      ))}
    </ul>
  )
}
