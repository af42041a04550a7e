/** Links whose addresses are in `links` of site.yml or in these settings. Links without an address show "soon". */
export const OWNER_LINK_SETTINGS = {
  privacy: 'VITE_PRIVACY_URL',
  terms: 'VITE_TERMS_URL',
  cookies: 'VITE_COOKIES_URL',
  code: 'VITE_SOCIAL_CODE_URL',
  professional: 'VITE_SOCIAL_PROFESSIONAL_URL',
  microblog: 'VITE_SOCIAL_MICROBLOG_URL',
  photos: 'VITE_SOCIAL_PHOTOS_URL',
  social: 'VITE_SOCIAL_NETWORK_URL',
  location: 'VITE_LOCATION_URL',
} as const

export type OwnerLinkName = keyof typeof OWNER_LINK_SETTINGS
export const OWNER_LINK_NAMES = Object.keys(OWNER_LINK_SETTINGS) as OwnerLinkName[]
