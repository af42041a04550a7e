interface ImportMetaEnv {
  /** JSON of what the build knows: `BuildFacts` of config/build.ts. */
  readonly BUILD_FACTS: string
  // Empty if not set or switched off. Used directly, so that the bundler can drop the code.
  readonly CHATBOT: string
  readonly ANALYTICS: string
  readonly CAPTCHA_SITE_KEY: string
  readonly CONTACT_FALLBACK_URL: string
  readonly NEWSLETTER_URL: string
  readonly NEWSLETTER_TEMPLATE_ID: string
  readonly BUILD_LANGUAGE: string
  readonly WHOLE_LANGUAGES: string
  readonly MATERIAL_FACTS: string
}

/** Answered by plugins/service-icons.ts. */
declare module 'virtual:service-icons' {
  export const SERVICE_ICONS: Partial<Record<string, import('lucide-react').LucideIcon>>
}
