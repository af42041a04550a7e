declare module '*.svg' {
  const address: string
  export default address
}

interface GuideFacts {
  pages: number
  bytes: number
  /** ISO date of the text. */
  date: string
}

interface ImportMetaEnv {
  /** JSON of the settings, as `parseEnv` gives them. */
  readonly SETTINGS: string
  /** The year of the build. */
  readonly BUILD_YEAR: string
  /** JSON of what the PDF files say of themselves, by file name, read when the site is built. */
  readonly GUIDE_FACTS: string
}
