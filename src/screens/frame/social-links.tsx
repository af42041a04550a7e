import { BriefcaseBusiness, Camera, CodeXml, Feather, UsersRound } from 'lucide-react'
import { AddressLink } from '@/links/address-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { ownerLinks } from '@/site/build-facts.ts'

const ICONS = {
  code: CodeXml,
  professional: BriefcaseBusiness,
  microblog: Feather,
  photos: Camera,
  social: UsersRound,
}

export function SocialLinks() {
  const { heading, links } = useTexts('footer').social
  return (
    <>
      {/* Without the newsletter above them the links need a heading. */}
      {!import.meta.env.NEWSLETTER && <h2 className="text-sm font-medium">{heading}</h2>}
      <ul aria-label={heading} className="mt-3 -ml-(--icon-overhang) flex flex-wrap">
        {links.map(({ id, lang, label }) => {
          const Icon = ICONS[id]
          return (
            <li key={id} lang={lang}>
              <AddressLink href={ownerLinks[id]} aria-label={label} className="icon-button">
                <Icon />
              </AddressLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}
