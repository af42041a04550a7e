import { BriefcaseBusiness, Camera, CodeXml, Feather, UsersRound } from 'lucide-react'
import { InertLink } from '@/components/ui/inert-link.tsx'
import { footerTexts } from '@/content/sections/footer.ts'

const ICONS = {
  code: CodeXml,
  briefcase: BriefcaseBusiness,
  feather: Feather,
  camera: Camera,
  users: UsersRound,
}

export function SocialLinks() {
  const { heading, links } = footerTexts.social
  return (
    <ul aria-label={heading} className="mt-3 -ml-2.5 flex flex-wrap">
      {links.map(({ icon, label }) => {
        const Icon = ICONS[icon]
        return (
          <li key={icon}>
            <InertLink
              note={footerTexts.soon}
              aria-label={label}
              className="quiet-link grid size-11 place-content-center text-fg-2"
            >
              <Icon aria-hidden="true" size={24} strokeWidth={1.25} />
            </InertLink>
          </li>
        )
      })}
    </ul>
  )
}
