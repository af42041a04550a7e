import { downloadPath, ROUTES } from '../src/config/routes.ts'
import { downloadsTexts } from '../src/content/pt-br/downloads.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { tokenFor } from './token.ts'

test('A link that is no good leads home with one alert or in silence, and Back does not return to it', async ({
  page,
  faults,
}) => {
  faults.expect(/^console warning: The URL path .* could not be decoded/)
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  const pdfs: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.pdf')) pdfs.push(request.url())
  })
  await open(page, ROUTES.downloads)
  for (const [path, answers] of [
    [ROUTES.downloadWithoutToken, []],
    ['/download/%E0%A4%A', [downloadsTexts.invalid]],
    [downloadPath(tokenFor('../index.html', Date.now() + 60_000)), [downloadsTexts.invalid]],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page, path).toHaveURL(ROUTES.home)
    expect(alerts.splice(0), path).toEqual(answers)
    await page.goBack()
    await expect(page).toHaveURL(ROUTES.downloads)
  }
  expect(pdfs).toEqual([])
})
