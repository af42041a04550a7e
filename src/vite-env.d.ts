/** Flags, by which the bundler drops the code of what is off. What has a value is in `virtual:site`. */
interface ImportMetaEnv extends Readonly<
  Record<Uppercase<import('./site/parts.ts').PartName>, boolean>
> {
  readonly WHOLE_LANGUAGES: boolean
  /** Whether anything receives the addresses of the newsletter. */
  readonly NEWSLETTER_OPEN: boolean
}
