interface GuideFacts {
  pages: number
  bytes: number
  /** ISO date of the text. */
  date: string
}

interface ImportMetaEnv {
  /** The year of the build. */
  readonly BUILD_YEAR: string
  /** What the PDF files say of themselves, by file name, read when the site is built. */
  readonly GUIDE_FACTS: Record<string, GuideFacts>
}
