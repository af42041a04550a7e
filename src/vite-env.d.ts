type ScreamingSnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Uppercase<First>}${ScreamingSnakeCase<Rest>}`
  : ''

/** Flags, by which the bundler drops the code of what is off. What has a value is in `virtual:site`. */
interface ImportMetaEnv extends Readonly<
  Record<ScreamingSnakeCase<import('./site/parts.ts').PartName>, boolean>
> {
  readonly WHOLE_LANGUAGES: boolean
  /** Whether anything receives the addresses of the newsletter. */
  readonly NEWSLETTER_OPEN: boolean
}
