import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './support/fixtures.ts'
import { countLoads } from './support/open.ts'
import { copyProject, serveCopy } from './support/project-copy.ts'

/** What the server may print before an edit, with the optimizer's progress on a slow machine. */
const EXPECTED =
  /^\s*$|VITE v[\d.]+ +ready in|➜ +\w+:|\[optimizer\] (scanning|bundling) dependencies\.\.\.$/
/** Long enough for a busy machine; on an idle one an edit takes less than a second. */
const EDIT_LIMIT_MS = 30_000

test('An edit is shown while developing, and a fault in it named', async ({ page }) => {
  test.setTimeout(180_000)
  const { copy, remove } = copyProject()
  // `npm run dev` without npm.
  const dev = ['node_modules/vite/bin/vite.js', '--configLoader', 'runner', '--port', '0']
  const server = await serveCopy(copy, dev)
  try {
    const loads = countLoads(page)
    await page.goto(server.address)
    await page.locator('footer [aria-haspopup="menu"]').click()
    await page.getByRole('menuitemradio').first().waitFor()
    await page.keyboard.press('Escape')
    expect(
      server
        .printed()
        .split('\n')
        .filter((line) => !EXPECTED.test(line)),
    ).toEqual([])
    expect(loads()).toBe(1)

    const name = page.locator('#contact [autocomplete="name"]')
    await name.fill('Ana')
    const submit = page.locator('#contact [type="submit"]')
    const words = await submit.innerText()
    const contact = path.join(copy, 'src/content/pt-br/contact.yml')
    const before = readFileSync(contact, 'utf8')
    writeFileSync(contact, before.replace('heading:', 'title:'))
    await expect(page.locator('vite-error-overlay')).toContainText('contact.yml:1: title', {
      timeout: EDIT_LIMIT_MS,
    })
    expect(server.printed()).toContain('contact.yml:1: title')
    writeFileSync(contact, before.replaceAll(words, `${words} já`))
    await expect(submit).toHaveText(`${words} já`, { timeout: EDIT_LIMIT_MS })
    await expect(name).toHaveValue('Ana')

    // The page would still ask for pictures as the server starts again.
    await page.close()
    const meta = path.join(copy, 'src/content/pt-br/meta.yml')
    writeFileSync(meta, readFileSync(meta, 'utf8').replace(/^keywords: .*/m, 'keywords: novas'))
    const html = async () => (await fetch(server.address)).text()
    await expect
      .poll(() => html().catch(String), { timeout: EDIT_LIMIT_MS })
      .toContain('content="novas"')
  } finally {
    // Close the page first, so that it asks the stopping server for nothing.
    await page.close()
    await server.stop()
    remove()
  }
})
