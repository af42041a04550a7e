/** Links whose addresses are in `links` of site.yml or in a setting. Links without an address show "soon". */
export const OWNER_LINKS = {
  privacy: { title: 'Privacidade', setting: 'VITE_PRIVACY_URL' },
  terms: { title: 'Termos', setting: 'VITE_TERMS_URL' },
  cookies: { title: 'Cookies', setting: 'VITE_COOKIES_URL' },
  code: { title: 'Código aberto', setting: 'VITE_SOCIAL_CODE_URL' },
  professional: { title: 'Rede profissional', setting: 'VITE_SOCIAL_PROFESSIONAL_URL' },
  microblog: { title: 'Microblog', setting: 'VITE_SOCIAL_MICROBLOG_URL' },
  photos: { title: 'Fotos', setting: 'VITE_SOCIAL_PHOTOS_URL' },
  social: { title: 'Rede social', setting: 'VITE_SOCIAL_NETWORK_URL' },
  location: { title: 'Mapa', setting: 'VITE_LOCATION_URL' },
} as const

export type OwnerLinkName = keyof typeof OWNER_LINKS
export const OWNER_LINK_NAMES = Object.keys(OWNER_LINKS) as OwnerLinkName[]
