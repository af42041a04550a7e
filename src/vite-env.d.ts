declare module '*.svg' {
  const address: string
  export default address
}

interface GuideFacts {
  pages: number
  bytes: number
  month?: string
  chapters: string[]
  /** Of its cover, in pixels. */
  size: { width: number; height: number }
  page?: string
  workbook?: string
}

interface TitleFit {
  /** Width of the title in its own font size: the measure divided by it closes on the measure. */
  fit: number
  lines: number
}

interface BrandTitle {
  bearing: number
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
  readonly BUILD_LANGUAGE: string
  readonly WHOLE_LANGUAGES: string
  readonly GUIDE_FACTS: string
}

/** Answered by plugins/service-icons.ts. */
declare module 'virtual:service-icons' {
  export const SERVICE_ICONS: Partial<Record<string, import('lucide-react').LucideIcon>>
}
