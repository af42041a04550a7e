import type { Request } from '@playwright/test'
import { PATHS, SECTION_IDS } from '../src/site/routes.ts'
import { events, forgetHits, goToDownloads, payloads, views } from './support/analytics.ts'
import { contactForm, WRITTEN } from './support/contact-form.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseLanguage, nameOf } from './support/language-menu.ts'
import { open } from './support/open.ts'
import { ASKED, requestDialog } from './support/request-dialog.ts'
import { textsIn, texts } from './support/site.ts'
import { toastOf } from './support/toast.ts'
import { OTHER_LANGUAGE } from '../tests/other-language.ts'

const [GUIDE] = texts.materials.materials

test.beforeEach(({ request }) => forgetHits(request))

test('Every navigation counts once, under its own title, and without its query @contact @guides', async ({
  page,
  request,
}) => {
  const home = texts.meta.title
  const downloads = texts.pages.downloads.title
  const expected = [['', '/', home]]
  const expectCounted = (from: string, to: string, title: string) => {
    expected.push([from, to, title])
    return expect.poll(() => views(request)).toEqual(expected)
  }
  await open(page, '/?utm_source=carta&email=ana@exemplo.com#services')
  await expect.poll(() => views(request)).toEqual(expected)
  await goToDownloads(page)
  await expectCounted('/', '/downloads', downloads)
  await page.goBack()
  await expectCounted('/downloads', '/', home)
  // A section is no page of its own.
  await page.getByRole('banner').getByRole('link', { name: texts.header.contact }).click()
  await page.goForward()
  await goToDownloads(page)
  await expectCounted('/', '/downloads', downloads)
  expect(JSON.stringify(await payloads(request))).not.toMatch(/exemplo|carta/)
})

/** Address, body and headers of a request as one text. */
async function everythingIn(sent: Request): Promise<string> {
  const headers = await sent.allHeaders()
  return decodeURIComponent(sent.url()) + (sent.postData() ?? '') + JSON.stringify(headers)
}

test('The token is in nothing that is sent while a guide is asked for and downloaded @guides', async ({
  page,
  context,
  request,
  inbox,
}) => {
  const requests: Request[] = []
  context.on('request', (sent) => requests.push(sent))
  await open(page, PATHS.downloads)
  const dialog = requestDialog(page, GUIDE)
  await dialog.opener.click()
  await dialog.fill()
  await dialog.submit.click()
  await expect(toastOf(page, texts.forms.linkSent)).toBeVisible()
  await expect.poll(() => payloads(request)).toHaveLength(2)

  const [mail] = await inbox.mails()
  const link = String(mail?.params['link'])
  const token = link.slice(link.lastIndexOf('/') + 1)
  expect(token.length).toBeGreaterThan(100)
  const download = page.waitForEvent('download')
  await page.goto(link)
  await download
  await expect(page).toHaveURL(PATHS.home)
  await expect
    .poll(async () => (await views(request)).map(([from, url]) => [from, url]))
    .toEqual([
      ['', '/downloads'],
      ['', '/download/[token]'],
      ['/download/[token]', '/'],
    ])

  const holders = []
  for (const sent of requests)
    if ((await everythingIn(sent)).includes(token)) holders.push(new URL(sent.url()).pathname)
  expect(holders.toSorted()).toEqual(['/api/v1.0/email/send', new URL(link).pathname])
  const file = { file: GUIDE.file }
  expect(await events(request)).toEqual([
    ['guide-requested', file],
    ['guide-downloaded', file],
  ])
  const told = JSON.stringify(await payloads(request))
  for (const secret of [token, ...Object.values(ASKED)]) expect(told).not.toContain(secret)
})

test('Every event arrives under its name, and tells nothing of the person @contact @services @languages', async ({
  page,
  request,
}) => {
  await open(page, '/')
  // What would lead away is counted and stays.
  await page.evaluate(() => {
    window.addEventListener('click', (press) => {
      if ((press.target as Element).closest('[target=_blank]')) press.preventDefault()
    })
  })
  const hero = page.locator(`#${SECTION_IDS.home}`)
  await hero.getByRole('link', { name: texts.hero.cta.talk }).click()
  const services = page.locator(`#${SECTION_IDS.services}`)
  await services.getByRole('link', { name: texts.services.call }).click()
  await hero.getByRole('link', { name: texts.hero.cta.services }).click()
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
  // By keyboard: the chat's preview may lie over the menu by now.
  await page.getByRole('button', { name: texts.footer.theme.label }).press('Enter')
  await page.getByRole('menuitemradio', { name: texts.footer.theme.dark }).press('Enter')
  for (const language of [OTHER_LANGUAGE, OTHER_LANGUAGE]) await chooseLanguage(page, language)
  await page.getByRole('button', { name: texts.chatbot.open }).click()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: textsIn(OTHER_LANGUAGE).labels.openMenu }).click()
  await page.getByRole('button', { name: nameOf('pt-BR') }).click()

  await expect
    .poll(() => events(request))
    .toEqual([
      ['call-clicked', { section: 'hero', kind: 'talk' }],
      ['call-clicked', { section: 'services', kind: 'talk' }],
      ['call-clicked', { section: 'hero', kind: 'services' }],
      ['message-sent', {}],
      ['theme-changed', { theme: 'dark' }],
      ['language-changed', { language: OTHER_LANGUAGE }],
      ['chat-opened', {}],
      ['language-changed', { language: 'pt-BR' }],
    ])
  const told = JSON.stringify(await payloads(request))
  for (const written of Object.values(WRITTEN)) expect(told).not.toContain(written)
})
