import type { Route } from '@playwright/test'
import { downloadPath, ROUTES } from '../src/config/routes.ts'
import { TOKEN_LIFETIME_MS } from '../src/config/spec.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { downloadsTexts } from '../src/content/pt-br/downloads.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { COLLECTOR, forgetHits, goToDownloads, SCRIPT } from './analytics.ts'
import { contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { toastOf } from './toast.ts'
import { tokenFor } from './token.ts'

const [GUIDE] = MATERIALS

test.beforeEach(({ request }) => forgetHits(request))

const never = () => new Promise<void>(() => {})
const block = (route: Route) => route.abort('blockedbyclient')

for (const [what, path] of [
  ['script', SCRIPT],
  ['collector', COLLECTOR],
] as const) {
  test(`The ${what} blocked or hanging changes nothing for the visitor`, async ({
    page,
    inbox,
    faults,
  }) => {
    faults.expect(/^request failed: .*BLOCKED_BY_CLIENT/, /^console error: .*BLOCKED_BY_CLIENT/)
    await page.route(path, block)
    const blocked = page.waitForEvent('requestfailed', (request) =>
      Boolean(request.failure()?.errorText.includes('BLOCKED_BY_CLIENT')),
    )
    await page.goto(downloadPath(tokenFor(GUIDE.file, Date.now() + TOKEN_LIFETIME_MS)))
    await expect(
      toastOf(page, { title: downloadsTexts.started.title, description: GUIDE.title }),
    ).toBeVisible()
    await expect(page).toHaveURL(ROUTES.home)
    await blocked

    await page.route(path, never)
    const hanging = page.waitForRequest(path)
    // Comes back at the load event: with a script that never ends it would not, were it waited for.
    await open(page, '/')
    await hanging
    const contact = contactForm(page)
    await contact.fill()
    await contact.submit.click()
    await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
    await goToDownloads(page)
    expect(await inbox.mails()).toHaveLength(1)
  })
}
