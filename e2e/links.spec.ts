import { downloadPath, PATHS } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { tokenFor } from './support/token.ts'
import { texts } from './support/site.ts'

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
  await open(page, PATHS.downloads)
  for (const [path, answers] of [
    [PATHS.downloadWithoutToken, []],
    ['/download/%E0%A4%A', [texts.downloads.invalid]],
    [downloadPath(tokenFor('../index.html', Date.now() + 60_000)), [texts.downloads.invalid]],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page, path).toHaveURL(PATHS.home)
    expect(alerts.splice(0), path).toEqual(answers)
    await page.goBack()
    await expect(page).toHaveURL(PATHS.downloads)
  }
  expect(pdfs).toEqual([])
})
