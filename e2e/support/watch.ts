import type { BrowserContext } from '@playwright/test'

/** Faults in the browser, each of which fails a test. */
export interface Faults {
  /** Declares a fault that the test provokes: it has to be seen, and is then no failure. */
  expect: (...texts: RegExp[]) => void
  /** The same for answers of a status, and for what the console says of them. */
  expectStatus: (...statuses: number[]) => void
  /** The faults seen and not declared, and those declared and not seen. */
  surprises: () => string[]
}

/** Mails are shown without scripts, and the browser reports that it blocks those of Playwright. */
const OF_THE_DRIVER = /^Blocked script execution in '(about:blank|.*\/__inbox\/mail\/.*)'/

function reportPolicyViolations(): void {
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`securitypolicyviolation: ${violatedDirective} ${blockedURI}`),
  )
}

/** Follows every page of a context, those that it opens later too. */
export async function watchFaults(context: BrowserContext): Promise<Faults> {
  const seen: string[] = []
  const expected: RegExp[] = []

  context.on('console', (message) => {
    if (OF_THE_DRIVER.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`console ${message.type()}: ${message.text()}`)
  })
  // Unhandled rejections too.
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason'
    // The browser aborts requests when the page is left or a download begins.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${reason} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`status ${response.status()}: ${response.url()}`)
  })
  await context.addInitScript(reportPolicyViolations)

  return {
    expect: (...texts) => expected.push(...texts),
    expectStatus: (...statuses) => {
      for (const status of statuses)
        expected.push(
          new RegExp(`^(status ${status}:|console error: (${status}: |.*status of ${status}))`),
        )
    },
    surprises: () => [
      ...seen.filter((text) => !expected.some((known) => known.test(text))),
      ...expected
        .filter((known) => !seen.some((text) => known.test(text)))
        .map((known) => `declared and not seen: ${String(known)}`),
    ],
  }
}
