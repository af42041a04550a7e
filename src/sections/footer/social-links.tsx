import { BriefcaseBusiness, Camera, CodeXml, Feather, UsersRound } from 'lucide-react'
import { OwnerLink } from '@/components/ui/owner-link.tsx'
import { footerTexts } from '@/content/sections/footer.ts'

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
    <ul aria-label={heading} className="mt-3 -ml-2.5 flex flex-wrap">
      {links.map(({ link, label }) => {
        const Icon = ICONS[link]
        return (
          <li key={link}>
            <OwnerLink
              to={link}
              note={footerTexts.soon}
              aria-label={label}
              className="quiet-link grid size-11 place-content-center text-fg-2"
            >
              <Icon aria-hidden="true" size={24} strokeWidth={1.25} />
            </OwnerLink>
          </li>
        )
      })}
    </ul>
  )
}
