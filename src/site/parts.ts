import { SECTION_NAMES } from './routes.ts'

/** Parts that are `on` or `off` in site.yml. */
export const SWITCH_NAMES = ['sky', 'guides', 'newsletter', 'companyField', 'socialLinks'] as const

/** Parts that exist once the Portuguese file of their name is filled in. */
export const FILLED_NAMES = ['people', 'cases', 'clients', 'company', 'privacy'] as const

/**
 * The optional parts of the site. Code asks for a part by its name in capitals, `import.meta.env.PEOPLE`,
 * which is empty without the part, so that the bundler can drop its code.
 */
export const PART_NAMES = [
  ...SECTION_NAMES,
  ...SWITCH_NAMES,
  ...FILLED_NAMES,
  'plain',
  'chatbot',
  'analytics',
  'captcha',
] as const

export type FilledName = (typeof FILLED_NAMES)[number]
export type PartName = (typeof PART_NAMES)[number]
