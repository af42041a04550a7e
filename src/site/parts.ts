import { SECTION_NAMES } from './routes.ts'

/** `on` or `off` in site.yml. */
export const SWITCH_NAMES = ['sky', 'guides', 'newsletter', 'companyField', 'socialLinks'] as const

/** Shown if the file of their name is filled in, in the site's first language. */
export const FILLED_NAMES = ['people', 'cases', 'clients', 'company'] as const

/** The optional parts. `import.meta.env.PEOPLE` is false without people, so that the bundler drops their code. */
export const PART_NAMES = [
  ...SECTION_NAMES,
  ...SWITCH_NAMES,
  ...FILLED_NAMES,
  'chatbot',
  'analytics',
  'captcha',
  'tags',
  'markdown',
  'profiles',
] as const

export type SwitchName = (typeof SWITCH_NAMES)[number]
export type FilledName = (typeof FILLED_NAMES)[number]
export type PartName = (typeof PART_NAMES)[number]
