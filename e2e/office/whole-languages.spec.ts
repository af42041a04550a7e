import { textsIn } from '../../tests/support/example-texts.ts'
import { chatbot } from '../support/chatbot.ts'
import { expect, test } from '../support/fixtures.ts'
import { contactForm, WRITTEN, requestDialog, toastOf } from '../support/forms.ts'
import { chooseLanguage } from '../support/language-menu.ts'
import { open, PHONE, refuseTags } from '../support/open.ts'
import { CODE, hold } from '../support/requests.ts'
import { texts as portuguese } from '../support/site.ts'

const texts = textsIn('ja-JP')
const HOME = '/conta/ja/'
const DOWNLOADS = '/conta/ja/downloads'
const GUIDE = '現金から納税まで'

test.beforeEach(({ page }) => refuseTags(page))

test('A missing page is in the language of its address', async ({ page, faults }) => {
  faults.expectStatus(404)
  for (const [address, heading, home] of [
    // Outside the site's folder.
    ['/nada', 'ERRO 404 - Página não encontrada', '/conta/'],
    ['/conta/ja/nada', texts.notFound.heading.join(' '), HOME],
  ] as const) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', home)
  }
})

test('A guide is asked for and downloaded in the language of the page', async ({ page, inbox }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, DOWNLOADS)
  const request = requestDialog(page, GUIDE, texts.downloads)
  await request.opener.click()
  const notice = request.dialog.getByRole('link', { name: texts.forms.privacyNotice })
  await expect(notice).toHaveAttribute('href', '/conta/ja/privacy')
  await request.fill()
  await request.dialog.getByRole('checkbox').check()
  await request.submit.click()
  await expect(toastOf(page, texts.forms.linkSent, texts.forms)).toBeVisible()

  const [mail] = await inbox.mails()
  const { pathname } = new URL(String(mail?.params['link']))
  expect(pathname).toMatch(/^\/conta\/download\//)
  const download = page.waitForEvent('download')
  await page.goto(pathname)
  expect((await download).suggestedFilename()).toBe('do-caixa-ao-imposto.pdf')
  await expect(page).toHaveURL(HOME)
  const started = { ...texts.downloads.started, description: GUIDE }
  await expect(toastOf(page, started, texts.forms)).toBeVisible()
  const outside = asked.filter((it) => !it.startsWith('/conta/') && !/^\/(__|api\/)/.test(it))
  expect(outside).toEqual([])
})

test('A shared page whose code fails is shown as it was served', async ({ page, faults }) => {
  faults.expectStatus(404)
  faults.expect(/^console error/)
  const code = await hold(page, CODE)
  await page.goto(`${HOME}nada`)
  code.fail()
  await expect(page.locator('html')).toHaveAttribute('data-no-script')
  await expect(page.getByText(portuguese.notFound.suggestion)).toBeVisible()
})

test('The language menu leads to the same page and section', async ({ page }) => {
  await open(page, '/conta/')
  const services = page.locator('#services')
  await contactForm(page).field('email').fill(WRITTEN.email)
  await services.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await chooseLanguage(page, 'ja-JP')
  await expect(page).toHaveURL(HOME)
  await expect(services.getByRole('heading', { name: texts.services.heading })).toBeInViewport()
  await expect(contactForm(page, texts.contact).field('email')).toHaveValue(WRITTEN.email)

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: texts.labels.openMenu }).click()
  await page.getByRole('button', { name: 'English (US)' }).click()
  // The page takes the section's name away once it has scrolled there.
  await expect(page).toHaveURL('/conta/en/')
  await expect(services.getByRole('heading', { level: 2 })).toBeInViewport()
})

test('The language of an address goes before a stored one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en-US'))
  await open(page, HOME)
  await expect(page).toHaveTitle('Ponto e Conta | 飲食店の会計')
  const code = await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = files.filter((file) => file.endsWith('.js'))
    return Promise.all(scripts.map(async (file) => (await fetch(file)).text()))
  })
  expect(code.join('')).toContain('三つの仕事を一人の担当者が。')
  expect(code.join('')).not.toContain('Três frentes, uma pessoa responsável.')
  await chatbot(page, texts.chatbot).launcher.click()
  await expect(page.getByRole('dialog').getByText('ポルトガル語')).toBeVisible()
})
