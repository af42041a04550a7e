/** Flags, which let the bundler drop the code of what is off. Empty if not set: Vitest knows only texts. */
interface ImportMetaEnv extends Readonly<
  Record<Uppercase<import('./site/parts.ts').PartName>, string>
> {
  readonly WHOLE_LANGUAGES: string
  readonly CAPTCHA_SITE_KEY: string
  readonly CONTACT_FALLBACK_URL: string
  readonly NEWSLETTER_URL: string
  /** Whether anything receives the addresses of the newsletter. */
  readonly NEWSLETTER_OPEN: string
  // For before-paint.ts alone.
  readonly ANALYTICS_SRC: string
  readonly SCRIPT_FOLDERS: readonly import('./boot/head/trusted-types.ts').WebFolder[]
  readonly THEME_KEYS: readonly string[]
}
