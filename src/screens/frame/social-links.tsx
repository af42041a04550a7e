import { BriefcaseBusiness, Camera, CodeXml, Feather, UsersRound } from 'lucide-react'
import { AddressLink } from '@/links/address-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { ownerLinks, profiles } from 'virtual:site'

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
        {import.meta.env.PROFILES
          ? profiles.map(({ network, address, icon }) => (
              <li key={address}>
                <AddressLink href={address} aria-label={network} className="icon-button">
                  <svg viewBox={icon.viewBox} fill="currentColor" className="size-5" aria-hidden>
                    <path d={icon.path} />
                  </svg>
                </AddressLink>
              </li>
            ))
          : links.map(({ id, lang, label }) => {
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
