/** The id of the embedded services, which need no account. */
export const STAND_IN_ID = 'local'

export const MAIL_NAMES = ['contact', 'download-link', 'newsletter'] as const
export type MailName = (typeof MAIL_NAMES)[number]

/** An empty origin or host means the page's own, and an empty source the local stand-in. */
export interface MailSettings {
  origin: string
  publicKey: string
  serviceId: string
  templates: Readonly<Record<MailName, string>>
}

export interface ChatbotSettings {
  apiHost: string
  id: string
  buttonPx: number
}

export interface AnalyticsSettings {
  src: string
  siteId: string
}
