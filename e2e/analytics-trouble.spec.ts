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
const BLOCKED = [/^request failed: .*BLOCKED_BY_CLIENT/, /^console error: .*BLOCKED_BY_CLIENT/]
const TROUBLE = [
  { what: 'The script blocked', path: SCRIPT, answer: block, traces: BLOCKED },
  { what: 'The script hanging', path: SCRIPT, answer: never, traces: [] },
  { what: 'The collector blocked', path: COLLECTOR, answer: block, traces: BLOCKED },
  { what: 'The collector hanging', path: COLLECTOR, answer: never, traces: [] },
] as const

for (const { what, path, answer, traces } of TROUBLE) {
  test(`${what} changes nothing for the visitor`, async ({ page, inbox, faults }) => {
    faults.expect(...traces)
    await page.route(path, answer)
    const asked = page.waitForRequest(path)
    // Comes back at the load event: with a script that never ends it would not, were it waited for.
    await open(page, '/')
    await asked

    const contact = contactForm(page)
    await contact.fill()
    await contact.submit.click()
    await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
    await goToDownloads(page)
    await page.goto(downloadPath(tokenFor(GUIDE.file, Date.now() + TOKEN_LIFETIME_MS)))
    await expect(
      toastOf(page, { title: downloadsTexts.started.title, description: GUIDE.title }),
    ).toBeVisible()
    await expect(page).toHaveURL(ROUTES.home)
    expect(await inbox.mails()).toHaveLength(1)
  })
}
