interface ImportMetaEnv {
  /** JSON of `BuildFacts` (site/build.ts). */
  readonly BUILD_FACTS: string
  // Empty if switched off. Read directly where they are used, so that the bundler drops the unused code.
  readonly CHATBOT: string
  readonly ANALYTICS: string
  readonly CLIENTS: string
  readonly CASES: string
  readonly PEOPLE: string
  readonly COMPANY: string
  readonly PRIVACY: string
  readonly CAPTCHA_SITE_KEY: string
  readonly CONTACT_FALLBACK_URL: string
  readonly NEWSLETTER_URL: string
  readonly NEWSLETTER_TEMPLATE_ID: string
  readonly HERO_PICTURE: string
  readonly GUIDES: string
  readonly NEWSLETTER: string
  readonly COMPANY_FIELD: string
  readonly SOCIAL_LINKS: string
  readonly BUILD_LANGUAGE: string
  readonly WHOLE_LANGUAGES: string
  // For boot/head/before-paint.ts alone.
  readonly ANALYTICS_SRC: string
  readonly CAPTCHA_HOSTS: readonly string[]
  readonly THEME_KEYS: readonly string[]
}

/** From plugins/sections.ts: the home page's sections in their order. */
declare module 'virtual:sections' {
  const sections: import('react').ComponentType[]
  export default sections
}

/** From plugins/mark.ts. */
declare module 'virtual:mark' {
  export const Mark: import('react').ComponentType<import('./ui/ink-mark.tsx').MarkProps>
}

/** From plugins/texts/texts.ts. */
declare module 'virtual:texts' {
  type Texts = import('./content/schema.ts').Texts
  type Language = import('./site/languages.ts').Language
  type Load = () => Promise<{ default: import('./content/schema.ts').Dictionary }>

  const texts: { [G in keyof Texts as `${G}Texts`]: Texts[G] } & {
    /** All groups, for `useTexts`. */
    texts: Omit<Texts, 'starTime' | 'fallenStar' | 'placeholders'>
    icons: Partial<Record<string, import('lucide-react').LucideIcon>>
    dictionaries: Partial<Record<Language, Load>>
  }
  export = texts
}
