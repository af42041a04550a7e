type ScreamingSnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Uppercase<First>}${ScreamingSnakeCase<Rest>}`
  : ''

/** Flags, by which the bundler drops the code of what is off. What has a value is in `virtual:site`. */
interface ImportMetaEnv extends Readonly<
  Record<ScreamingSnakeCase<import('./site/parts.ts').PartName>, boolean>
> {
  /** Whether each language has pages of its own. */
  readonly LANGUAGE_PAGES: boolean
  /** Whether anything receives the addresses of the newsletter. */
  readonly NEWSLETTER_OPEN: boolean
}
