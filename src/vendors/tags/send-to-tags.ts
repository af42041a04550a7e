type Queue = (...args: unknown[]) => void

declare global {
  /** What Google's and Meta's scripts look for. It is there once a visitor has agreed to them. */
  interface Window {
    dataLayer?: unknown[]
    gtag?: Queue
    fbq?: Queue & { callMethod?: Queue }
  }
}

/** Google takes no hyphen in the name of an event. */
export function sendToTags(event: string, data: object = {}): void {
  const name = event.replaceAll('-', '_')
  window.gtag?.('event', name, data)
  window.fbq?.('trackCustom', name, data)
}
