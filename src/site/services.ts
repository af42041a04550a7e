/** The id of the embedded services, which need no account. */
export const STAND_IN_ID = 'local'

export const MAIL_NAMES = ['contact', 'download-link', 'newsletter'] as const
export type MailName = (typeof MAIL_NAMES)[number]

export interface MailSettings {
  /** Empty: the page's own. */
  origin: string
  publicKey: string
  serviceId: string
  templates: Readonly<Record<MailName, string>>
}

export interface ChatbotSettings {
  /** Empty: the page's own. */
  apiHost: string
  id: string
  buttonPx: number
}

export interface AnalyticsSettings {
  /** Empty: the local stand-in's. */
  src: string
  siteId: string
}
