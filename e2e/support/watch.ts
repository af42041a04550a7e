import type { BrowserContext } from '@playwright/test'

/** What must not happen in a browser while a test runs. */
export interface Faults {
  /** Declares a fault that the test provokes: it has to be seen, and is then no failure. */
  expect: (...texts: RegExp[]) => void
  /** Follows every page of a context, those that it opens later too. */
  watch: (context: BrowserContext) => Promise<void>
  /** The faults seen and not declared, and those declared and not seen. */
  surprises: () => string[]
}

/** A mail is shown without scripts; the browser says so of those that drive the test. */
const OF_THE_DRIVER = /^Blocked script execution in '(about:blank|.*\/__inbox\/mail\/.*)'/

function reportPolicyViolations(): void {
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI}`),
  )
}

export function createFaults(): Faults {
  const seen: string[] = []
  const expected: RegExp[] = []

  return {
    expect: (...texts) => expected.push(...texts),

    watch: async (context) => {
      context.on('console', (message) => {
        if (OF_THE_DRIVER.test(message.text())) return
        if (message.type() === 'error' || message.type() === 'warning')
          seen.push(`console ${message.type()}: ${message.text()}`)
      })
      // Rejections that nobody handles come by here too.
      context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'no reason'
        // The browser gives up a request itself when the page is left or a download takes over.
        if (reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${reason} ${request.url()}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) seen.push(`status ${response.status()}: ${response.url()}`)
      })
      await context.addInitScript(reportPolicyViolations)
    },

    surprises: () => [
      ...seen.filter((text) => !expected.some((known) => known.test(text))),
      ...expected
        .filter((known) => !seen.some((text) => known.test(text)))
        .map((known) => `declared and not seen: ${String(known)}`),
    ],
  }
}
