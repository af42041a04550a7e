/** What the build knows of the site, in the language of its pages: plugins/virtual-site. */
declare module 'virtual:site' {
  import type { LucideIcon } from 'lucide-react'
  import type { LanguageOption } from '@/content/schema/language.ts'
  import type { SiteYaml, Tags } from '@/content/schema/site.ts'
  import type { Dictionary, PageTexts } from '@/content/schema/texts.ts'
  import type { GuideFile } from '@/site/guide-file.ts'
  import type { Ink } from '@/site/ink.ts'
  import type { Language } from '@/site/language.ts'
  import type { MarkdownRoute } from '@/site/markdown-routes.ts'
  import type { Profile } from '@/site/networks.ts'
  import type { SectionIds } from '@/site/routes.ts'
  import type { AnalyticsSettings, ChatbotSettings, MailSettings } from '@/site/services.ts'

  /** The settings that pages use. */
  export interface SiteConfig extends Readonly<
    Pick<SiteYaml, 'brand' | 'email' | 'phone' | 'city' | 'founded' | 'started' | 'sections'>
  > {
    /** The address of the JPEG. Empty without one. */
    heroPicture: string
    mail: MailSettings
  }

  export const siteConfig: SiteConfig
  // A service that may be off has its own export, so that its settings are in no page's code then.
  export const chatbot: ChatbotSettings
  export const analytics: AnalyticsSettings
  export const captchaSiteKey: string
  /** Empty if there is none. So is the newsletter's. */
  export const contactFallbackUrl: string
  export const newsletterUrl: string
  /** By the names of the settings, and of the footer's links that a page of Markdown stands for. */
  export const ownerLinks: Partial<Record<string, string>>
  export const sectionIds: SectionIds
  /** Shown instead of the links to social networks among `ownerLinks`. */
  export const profiles: readonly Profile[]
  /** The default one first. */
  export const languages: readonly [LanguageOption, ...LanguageOption[]]
  export const defaultLanguage: Language
  /** The default one, unless `languageScope: whole` makes one build for each language. */
  export const buildLanguage: Language
  export const buildYear: number
  export const tags: Tags | undefined
  export const markdownRoutes: readonly MarkdownRoute[]
  /** Keyed by the guides' file names. */
  export const guideFiles: Partial<Record<string, GuideFile>>
  /** None if the mark is shown as a picture. */
  export const inks: readonly Ink[]
  /** Without those of parts that are off: code asks for a part's texts behind its flag alone. */
  export const buildTexts: PageTexts
  /** The icons that the texts name. */
  export const icons: Partial<Record<string, LucideIcon>>
  export const dictionaries: Partial<Record<Language, () => Promise<{ default: Dictionary }>>>
  /** The HTML of Markdown pages by their paths, for rendering them. Empty in visitors' code. */
  export const markdownHtml: Readonly<Partial<Record<string, string>>>
}
