import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { FAULTS } from '../plugins/local-services/faults.ts'
import { PATHS } from '../src/site/routes.ts'
import { interpolate } from '../src/site/interpolate.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { ASKED, requestDialog } from './support/request-dialog.ts'
import { texts, settings } from './support/site.ts'
import { toastOf } from './support/toast.ts'
import { withChannels } from './support/with-channels.ts'

const [GUIDE] = texts.materials.materials
/** Another one, where there are more. */
const OTHER = texts.materials.materials.at(-1) ?? GUIDE

async function expectPdf(download: Download, file: string): Promise<void> {
  expect(download.suggestedFilename()).toBe(file)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(10_000)
}

function started(material: { title: string }) {
  const { title, description } = texts.downloads.started
  return { title, description: interpolate(description, material) }
}

test('A visitor asks for a guide by keyboard, opens the mail, follows its link and has the PDF', async ({
  page,
  context,
  newContext,
}) => {
  await open(page, PATHS.downloads)
  const request = requestDialog(page, GUIDE)
  await request.opener.focus()
  await page.keyboard.press('Enter')
  await expect(request.close).toBeFocused()
  await page.keyboard.press('Tab')
  for (const text of Object.values(ASKED)) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(request.submit).toBeFocused()
  await page.keyboard.press('Enter')
  const sent = toastOf(page, texts.forms.linkSent)
  await expect(sent).toBeVisible()
  await expect(request.dialog).toBeHidden()
  await expect(request.opener).toBeFocused()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(sent).toBeFocused()

  const inbox = await context.newPage()
  await inbox.goto('/__inbox')
  const press = (name: string) => inbox.getByRole('button', { name }).click()
  for (const [button, pending] of [
    [FAULTS['429'], FAULTS['429']],
    ['Nenhuma falha', 'nenhuma'],
  ] as const) {
    await press(button)
    await expect(inbox.getByText('Falha pendente:')).toContainText(pending)
  }
  await inbox.getByRole('list').getByRole('link', { name: GUIDE.title }).first().click()
  const mail = inbox.frameLocator('iframe')
  await expect(mail.getByText(GUIDE.title).last()).toBeVisible()

  const opened = context.waitForEvent('page')
  await mail.getByRole('link').first().click()
  const tab = await opened
  await expectPdf(await tab.waitForEvent('download'), GUIDE.file)
  await expect(tab).toHaveURL(PATHS.home)
  await expect(toastOf(tab, started(GUIDE))).toBeVisible()

  // Until it expires the same link serves again, on another device too.
  const phone = await (await newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const again = phone.waitForEvent('download')
  await phone.goto((await mail.getByRole('link').first().getAttribute('href')) ?? '')
  await expectPdf(await again, GUIDE.file)
  await expect(toastOf(phone, started(GUIDE))).toBeVisible()

  await inbox.goBack()
  await press('Apagar todas as mensagens')
  await expect(inbox.getByRole('list')).toBeEmpty()
})

test('A request that fails keeps what was written; sent at last, its link leads to the file once', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(/^status 500/, /^request failed/, /^console error: Failed to load resource/)
  await open(page, PATHS.downloads)
  const request = requestDialog(page, OTHER)
  await request.opener.click()
  await request.fill()
  for (const kind of ['500', 'drop'] as const) {
    await inbox.orderFault(kind)
    await request.submit.click()
    await expect(request.dialog.getByRole('alert')).toContainText(
      withChannels(texts.forms.failureHelp),
    )
    const toast = toastOf(page, texts.forms.linkFailed)
    await expect(toast).toBeVisible()
    await expect(toast).toHaveClass(/danger/)
    expect(await request.values(), kind).toEqual(ASKED)
  }
  await request.submit.click()
  await expect(toastOf(page, texts.forms.linkSent)).toBeVisible()
  await expect(request.dialog).toBeHidden()

  const mails = await inbox.mails()
  expect(mails).toHaveLength(1)
  const [mail] = mails
  const link = String(mail?.params['link'])
  expect(mail).toMatchObject({ to: ASKED.email, replyTo: settings.companyEmail })
  expect(mail?.params).toEqual({ ...ASKED, title: OTHER.title, link })
  expect(link).toMatch(new RegExp(`^${new URL(page.url()).origin}/download/[\\w-]+$`))

  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await page.goto(link)
  await expect(toastOf(page, started(OTHER))).toBeVisible()
  await expect(page).toHaveURL(PATHS.home)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(downloads).toHaveLength(1)
  if (downloads[0]) await expectPdf(downloads[0], OTHER.file)

  await page.goBack()
  await expect(page).toHaveURL(PATHS.downloads)
})
