interface ImportMetaEnv extends Readonly<
  Record<Uppercase<import('./site/parts.ts').PartName>, string>
> {
  /** JSON of `BuildFacts` (site/build-facts.ts). */
  readonly BUILD_FACTS: string
  // Empty if not set. Vitest knows only texts.
  readonly CAPTCHA_SITE_KEY: string
  readonly CONTACT_FALLBACK_URL: string
  readonly NEWSLETTER_URL: string
  readonly NEWSLETTER_TEMPLATE_ID: string
  readonly HERO_PICTURE: string
  readonly BUILD_LANGUAGE: string
  readonly WHOLE_LANGUAGES: string
  // For before-paint.ts alone.
  readonly ANALYTICS_SRC: string
  readonly SCRIPT_FOLDERS: readonly import('./boot/head/trusted-types.ts').WebFolder[]
  readonly THEME_KEYS: readonly string[]
}

declare module 'virtual:mark' {
  export const Mark: import('react').ComponentType<import('./ui/mark.tsx').MarkProps>
}

declare module 'virtual:texts' {
  type Texts = import('./content/schema/texts.ts').Texts
  type Language = import('./site/language.ts').Language
  type Load = () => Promise<{ default: import('./content/schema/texts.ts').Dictionary }>

  const texts: { [G in keyof Texts as `${G}Texts`]: Texts[G] } & {
    texts: Omit<Texts, 'placeholders'>
    icons: Partial<Record<string, import('lucide-react').LucideIcon>>
    dictionaries: Partial<Record<Language, Load>>
  }
  export = texts
}

declare module 'virtual:words' {
  /** By their paths. */
  export const words: Readonly<Partial<Record<string, string>>>
}
