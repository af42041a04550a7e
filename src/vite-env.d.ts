declare module '*.svg' {
  const address: string
  export default address
}

interface GuideFacts {
  pages: number
  bytes: number
  /** ISO date of the text, where the file says one. */
  date?: string
  chapters: string[]
  /** Address of the picture of one of its pages, where there is one. */
  page?: string
  /** Address of the workbook that goes with the guide, where there is one. */
  workbook?: string
}

interface TitleFit {
  /** Width of the title in its own font size: the measure divided by it closes on the measure. */
  fit: number
  lines: number
}

/** A brand's name as the hero's title, measured in the font. */
interface BrandTitle {
  /** What its letters leave free before them, in font sizes. */
  bearing: number
  /** On one column, and where the axis parts two. */
  narrow: TitleFit
  wide: TitleFit
}

interface ImportMetaEnv {
  /** JSON of what the build knows: `BuildFacts` of config/build.ts. */
  readonly BUILD_FACTS: string
  // Empty where not set or switched off. Asked directly, so that the bundler leaves out what only they need.
  readonly CHATBOT: string
  readonly ANALYTICS: string
  readonly CAPTCHA_SITE_KEY: string
  readonly CONTACT_FALLBACK_URL: string
  readonly NEWSLETTER_URL: string
  readonly NEWSLETTER_TEMPLATE_ID: string
  /** Language of the build's texts. */
  readonly BUILD_LANGUAGE: string
  /** Not empty where each language has pages of its own (`VITE_LANGUAGES`). */
  readonly WHOLE_LANGUAGES: string
  /** JSON of what the PDF files say of themselves, by file name, read when the site is built. */
  readonly GUIDE_FACTS: string
}

/** Answered by plugins/service-icons.ts. */
declare module 'virtual:service-icons' {
  export const SERVICE_ICONS: Partial<Record<string, import('lucide-react').LucideIcon>>
}
