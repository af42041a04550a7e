import type { Locator, Page } from '@playwright/test'
import type { ReceivedMail } from '../../plugins/local-services/mail-service.ts'
import { messages } from '../../plugins/messages/messages.ts'
import { isNewsletterOpen } from '../../plugins/site/flags.ts'
import type { Site } from '../../plugins/site/site.ts'
import type { MailName } from '../../src/site/services.ts'
import { open } from '../support/open.ts'
import type { Fault } from './finding.ts'

const TIME_LIMIT_MS = 10_000
const SENT = /\/api\/v1\.0\/email\/send$|\/__form/
const TEXT_BY_TYPE: Readonly<Record<string, string>> = {
  email: 'visitante@empresa.example',
  tel: '(11) 91234-5678',
}

interface TriedForm {
  mail: MailName
  form: string
  opener?: string
}

function formsOf(site: Site): TriedForm[] {
  return [
    { mail: 'contact', form: `#${site.sectionIds.contact} form` },
    {
      mail: 'download-link',
      form: 'dialog[open] form',
      opener: 'main [aria-haspopup="dialog"]',
    },
    ...(site.parts.newsletter && isNewsletterOpen(site)
      ? [{ mail: 'newsletter', form: 'footer form' } as const]
      : []),
  ]
}

async function send(page: Page, form: Locator): Promise<string> {
  for (const field of await form.getByRole('textbox').all())
    await field.fill(TEXT_BY_TYPE[(await field.getAttribute('type')) ?? ''] ?? 'Teste')
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  const answer = page.waitForResponse((each) => SENT.test(each.url()), { timeout: TIME_LIMIT_MS })
  await form.locator('[type="submit"]').click()
  const response = await answer
  return response.ok() ? '' : `${response.status()} ${await response.text()}`
}

/** Sends each form of a page, and says which does not reach the inbox. */
export async function tryForms(page: Page, address: string, site: Site): Promise<Fault[]> {
  const found: Fault[] = []
  const { origin } = new URL(address)
  await open(page, address)
  for (const { mail: name, form: selector, opener } of formsOf(site)) {
    if ((await page.locator(opener ?? selector).count()) === 0) continue
    await page.request.post(`${origin}/__inbox/clear`)
    if (opener) await page.locator(opener).first().click()
    const form = page.locator(selector)
    const words = await form.locator('[type="submit"]').innerText()
    const trouble = await send(page, form).catch(() => messages.browser.silent)
    const [mail] = (await (
      await page.request.get(`${origin}/__inbox/mails`)
    ).json()) as ReceivedMail[]
    if (!mail) found.push({ fault: 'unsent', words, what: trouble })
    else if (!mail.template.startsWith(name))
      found.push({ fault: 'wrongMail', words, what: mail.subject })
  }
  return found
}
