import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { withoutUpgrade } from '../plugins/hosting/content-security-policy.ts'
import { inlineHashes } from '../plugins/hosting/inline-hashes.ts'
import { headersFor, hostedPages, NOT_FOUND_FILE } from '../plugins/hosting/rules.ts'
import { readVercelConfig } from '../plugins/hosting/vercel-config.ts'
import { downloadPath, ROUTES } from '../src/config/routes.ts'
import { TOKEN_LIFETIME_MS } from '../src/config/spec.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { chatbotTexts } from '../src/content/pt-br/chatbot.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { requestDialog } from './request-dialog.ts'
import { settings } from './site.ts'
import { toastOf } from './toast.ts'
import { tokenFor } from './token.ts'

// No test here looks for violations: the fixture fails every test of the project in which there is one.

const [GUIDE] = MATERIALS
const LINK = downloadPath(tokenFor(GUIDE.file, Date.now() + TOKEN_LIFETIME_MS))
const UNKNOWN = '/nao/existe'

test('Every address is answered with the headers and the status that the hosts are given', async ({
  request,
  dist,
}) => {
  const text = await readFile(path.join(dist, 'vercel.json'), 'utf8')
  const { rules } = readVercelConfig(withoutUpgrade(text))
  const statuses = {
    [ROUTES.home]: 200,
    [ROUTES.downloads]: 200,
    [`${ROUTES.downloads}/`]: 200,
    [ROUTES.downloadWithoutToken]: 200,
    [LINK]: 200,
    [`/pdfs/${GUIDE.file}`]: 200,
    '/favicon.svg': 200,
    [UNKNOWN]: 404,
    '/assets/missing.js': 404,
    '/pdfs/missing.pdf': 404,
    '/index.html': 404,
    '/index.html.br': 404,
    '/_headers': 404,
    '/vercel.json': 404,
    '/.env': 404,
  }
  const policies = new Set<string | undefined>()
  for (const [address, status] of Object.entries(statuses)) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(status)
    const given = headersFor(rules, status === 200 ? address : '/404.html')
    for (const [name, value] of Object.entries(given))
      expect(response.headers()[name.toLowerCase()], `${name} of ${address}`).toBe(value)
    policies.add(response.headers()['content-security-policy'])
    if (status === 200) continue
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8')
    expect(response.headers()['cache-control'], address).toBe('no-cache')
  }
  expect([...policies]).toEqual([expect.stringContaining('require-trusted-types-for')])
})

test('Every script and style that stands in a page is in the policy', async ({ dist }) => {
  const { rules } = readVercelConfig(await readFile(path.join(dist, 'vercel.json'), 'utf8'))
  const policy = rules[0]?.headers['Content-Security-Policy']
  for (const { file } of [...hostedPages(), { file: NOT_FOUND_FILE }]) {
    const html = await readFile(path.join(dist, file), 'utf8')
    const { scripts, styles } = inlineHashes([html])
    // The theme before the first paint, and the decisions on Trusted Types.
    expect(scripts.length, file).toBeGreaterThanOrEqual(2)
    for (const hash of [...scripts, ...styles]) expect(policy, file).toContain(`'${hash}'`)
    expect(html, 'a handler in markup').not.toMatch(/<[^>]+\son[a-z]+=/)
  }
  for (const host of [settings.mail.origin, settings.chatbot.apiHost, settings.analytics.src])
    expect(policy).toContain(host.split('?')[0])
})

async function sendMessage(page: Page): Promise<void> {
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
}

async function talk(page: Page): Promise<void> {
  await page.getByRole('button', { name: chatbotTexts.open }).click()
  const chat = page.getByRole('dialog', { name: chatbotTexts.title })
  const choice = chat.locator('.typebot-buttons-input button').first()
  await expect(choice).toBeVisible()
  // Its style, without which the client's parts would stand unarranged, is in force.
  await expect(chat.locator('typebot-standard')).toHaveCSS('display', 'block')
  await choice.click()
  await expect(chat.locator('.typebot-guest-bubble')).toBeVisible()
  await expect(chat.locator('.typebot-chat-chunk')).toHaveCount(2)
  await page.keyboard.press('Escape')
}

// A policy belongs to the page that was opened and stays when the router leads to another. Those
// that begin at the home page and at the downloads are visited by the tests of what they hold.
for (const first of [UNKNOWN, LINK]) {
  test(`A visit that begins at ${first.slice(0, 12)} does everything under the policy`, async ({
    page,
    faults,
  }) => {
    const banner = page.getByRole('banner')
    if (first === LINK) {
      const download = page.waitForEvent('download')
      await page.goto(LINK)
      expect((await download).suggestedFilename()).toBe(GUIDE.file)
    } else {
      faults.expect(/^status 404/, /Failed to load resource/, /\/nao\/existe/)
      await open(page, UNKNOWN)
      await banner.getByRole('link').first().click()
    }
    await expect(page).toHaveURL(ROUTES.home)
    await sendMessage(page)
    await talk(page)

    await banner.locator(`a[href="${ROUTES.downloads}"]`).first().click()
    const dialog = requestDialog(page, GUIDE)
    await dialog.opener.click()
    await dialog.fill()
    await dialog.submit.click()
    await expect(toastOf(page, formTexts.linkSent)).toBeVisible()
  })
}

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
    () => {
      Reflect.apply(window.setTimeout, window, ['window.name = "run"'])
    },
    /TrustedScript/,
  ],
  [
    'a frame',
    () => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))
    },
  ],
]

test('The policy stops foreign and inline scripts, handlers, text as code, and frames', async ({
  page,
  faults,
}) => {
  faults.expect(/require-trusted-types-for/, /frame-src/, /^console error/)
  await page.goto(ROUTES.home)
  for (const [what, attempt, thrown] of FORBIDDEN) {
    const done = page.evaluate(attempt)
    if (thrown) await expect(done, what).rejects.toThrow(thrown)
    else await done
    expect(await page.evaluate(() => window.name), what).toBe('')
  }
})
