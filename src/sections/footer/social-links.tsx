import { BriefcaseBusiness, Camera, CodeXml, Feather, UsersRound } from 'lucide-react'
import { OwnerLink } from '@/components/site/owner-link.tsx'
import { footerTexts } from '@/texts/footer.ts'

const ICONS = {
  code: CodeXml,
  professional: BriefcaseBusiness,
  microblog: Feather,
  photos: Camera,
  social: UsersRound,
}

export function SocialLinks() {
  const { heading, links } = footerTexts.social
  return (
    <ul aria-label={heading} className="mt-3 flex flex-wrap gap-x-5 text-sm">
      {links.map(({ link, label }) => {
        const Icon = ICONS[link]
        return (
          <li key={link}>
            <OwnerLink
              to={link}
              note={footerTexts.soon}
              noteLang={footerTexts.lang}
              className="footer-line quiet-link gap-2"
            >
              <Icon size={18} />
              {label}
            </OwnerLink>
          </li>
        )
      })}
    </ul>
  )
}
