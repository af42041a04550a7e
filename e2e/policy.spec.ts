import type { Page } from '@playwright/test'
import { downloadPath, PATHS } from '../src/site/routes.ts'
import { TOKEN_LIFETIME_MS } from '../src/site/constants.ts'
import { contactForm } from './support/contact-form.ts'
import { expect, test } from './support/fixtures.ts'
import { requestDialog } from './support/request-dialog.ts'
import { toastOf } from './support/toast.ts'
import { tokenFor } from './support/token.ts'
import { texts } from './support/site.ts'

// No test here looks for violations: the fixture fails every test of the project in which there is one.

const [GUIDE] = texts.materials.materials
const LINK = downloadPath(tokenFor(GUIDE.file, Date.now() + TOKEN_LIFETIME_MS))

async function sendMessage(page: Page): Promise<void> {
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
}

async function talk(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.chatbot.open }).click()
  const chat = page.getByRole('dialog', { name: texts.chatbot.title })
  const choice = chat.locator('.typebot-buttons-input button').first()
  await expect(choice).toBeVisible()
  // Its style, without which the client's parts would stand unarranged, is in force.
  await expect(chat.locator('typebot-standard')).toHaveCSS('display', 'block')
  await choice.click()
  await expect(chat.locator('.typebot-guest-bubble')).toBeVisible()
  await expect(chat.locator('.typebot-chat-chunk')).toHaveCount(2)
  await page.keyboard.press('Escape')
}

test('A visit that begins with a download link does everything under the policy, which is that of every page @contact @guides', async ({
  page,
  request,
}) => {
  // A policy belongs to the page that was opened and stays when the router leads to another.
  const policies = [PATHS.home, PATHS.downloads, '/nao/existe', LINK].map(async (address) => {
    const { 'content-security-policy': policy } = (await request.get(address)).headers()
    return policy
  })
  expect(new Set(await Promise.all(policies)).size).toBe(1)

  const download = page.waitForEvent('download')
  await page.goto(LINK)
  expect((await download).suggestedFilename()).toBe(GUIDE.file)
  await expect(page).toHaveURL(PATHS.home)
  await sendMessage(page)
  await talk(page)

  const banner = page.getByRole('banner')
  await banner.locator(`a[href="${PATHS.downloads}"]`).first().click()
  const dialog = requestDialog(page, GUIDE)
  await dialog.opener.click()
  await dialog.fill()
  await dialog.submit.click()
  await expect(toastOf(page, texts.forms.linkSent)).toBeVisible()
})

const FORBIDDEN: [what: string, attempt: () => void, thrown?: RegExp][] = [
  [
    'an inline script',
    () => {
      const script = document.createElement('script')
      script.text = 'window.name = "run"'
      document.head.append(script)
    },
    /TrustedScript/,
  ],
  [
    'a script of another host',
    () => {
      const script = document.createElement('script')
      script.src = 'https://elsewhere.example/script.js'
      document.head.append(script)
    },
    /TrustedScriptURL/,
  ],
  [
    'markup with a handler',
    () => {
      document.createElement('div').innerHTML = '<img src="/favicon.ico" onload="name=\'run\'">'
    },
    /TrustedHTML/,
  ],
  [
    'text in the place of a function',
    () => Reflect.apply(window.setTimeout, window, ['window.name = "run"']),
    /TrustedScript/,
  ],
  [
    'a frame',
    () => document.body.append(Object.assign(document.createElement('iframe'), { src: '/' })),
  ],
]

test('The policy stops foreign and inline scripts, handlers, text as code, and frames', async ({
  page,
  faults,
}) => {
  faults.expect(/require-trusted-types-for/, /frame-src/, /^console error/)
  await page.goto(PATHS.home)
  for (const [what, attempt, thrown] of FORBIDDEN) {
    const done = page.evaluate(attempt)
    if (thrown) await expect(done, what).rejects.toThrow(thrown)
    else await done
    expect(await page.evaluate(() => window.name), what).toBe('')
  }
})
