/** The id of the embedded services, which need no account. */
export const STAND_IN_ID = 'local'

export const MAIL_NAMES = ['contact', 'download-link', 'newsletter'] as const
export type MailName = (typeof MAIL_NAMES)[number]

export interface MailSettings {
  /** Empty for the page's own. */
  origin: string
  publicKey: string
  serviceId: string
  /** The ids of the templates. That of the newsletter may be empty. */
  templates: Readonly<Record<MailName, string>>
}

export interface ChatbotSettings {
  /** Empty for the page's own origin. */
  apiHost: string
  id: string
  buttonPx: number
}

export interface AnalyticsSettings {
  /** Empty for the local stand-in. */
  src: string
  siteId: string
}
