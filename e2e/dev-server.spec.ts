import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const ROOT = path.resolve(import.meta.dirname, '..')
const NOT_COPIED = /^(\.git|node_modules|dist.*|test-results|playwright-report)$/
/** All that it may say before something is changed; the optimizer's progress, on a slow machine. */
const EXPECTED =
  /^\s*$|VITE v[\d.]+ +ready in|➜ +\w+:|\[optimizer\] (scanning|bundling) dependencies\.\.\.$/
const START_LIMIT_MS = 60_000
/** On a machine that others use too; alone it takes less than a second. */
const EDIT_LIMIT_MS = 30_000

/** A copy of the site to be edited, with packages of the original and a cache of its own. */
function copySite(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-dev-'))
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.test(name))
      cpSync(path.join(ROOT, name), path.join(copy, name), {
        recursive: true,
        filter: (file) => !file.endsWith('node_modules'),
      })
  const packages = path.join(ROOT, 'node_modules')
  mkdirSync(path.join(copy, 'node_modules'))
  for (const entry of readdirSync(packages, { withFileTypes: true }))
    if (entry.isDirectory() && !entry.name.startsWith('.vite'))
      symlinkSync(
        path.join(packages, entry.name),
        path.join(copy, 'node_modules', entry.name),
        'junction',
      )
  return copy
}

/** Starts `npm run dev` without npm, and gives its address and what it has printed so far. */
async function startServer(folder: string) {
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js')
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  const server = spawn(process.execPath, [vite, '--configLoader', 'runner', '--port', '0'], {
    cwd: folder,
    env,
  })
  let printed = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part) => (printed += String(part)))
  const address = () => /Local: +(\S+)/.exec(printed)?.[1] ?? ''
  await expect.poll(address, { timeout: START_LIMIT_MS, message: printed }).not.toBe('')
  return {
    address: address(),
    printed: () => printed.split('\n'),
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill()
      await ended
    },
  }
}

/** The file of Portuguese texts that has this one, between whatever marks. */
function fileWith(folder: string, text: string): string {
  const files = readdirSync(folder).map((name) => path.join(folder, name))
  const file = files.find((name) => readFileSync(name, 'utf8').includes(text))
  if (!file) throw new Error(`No text is "${text}"`)
  return file
}

test('While developing nothing but addresses is printed, a press is answered, and an edit is seen without losing what was typed @contact', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const copy = copySite()
  const server = await startServer(copy)
  try {
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto(server.address)
    await page.locator('footer [aria-haspopup="menu"]').click()
    await page.getByRole('menuitemradio').first().waitFor()
    await page.keyboard.press('Escape')
    expect(server.printed().filter((line) => !EXPECTED.test(line))).toEqual([])
    expect(loads).toBe(1)

    const name = page.locator('#contact [autocomplete="name"]')
    await name.fill('Ana')
    const submit = page.locator('#contact [type="submit"]')
    const words = await submit.innerText()
    const file = fileWith(path.join(copy, 'src/content/pt-br'), words)
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replaceAll(words, `${words} já`))
    await expect(submit).toHaveText(`${words} já`, { timeout: EDIT_LIMIT_MS })
    await expect(name).toHaveValue('Ana')

    const component = path.join(copy, 'src/app.tsx')
    writeFileSync(component, 'export function App( {')
    await expect(page.locator('vite-error-overlay')).toContainText('app.tsx', {
      timeout: EDIT_LIMIT_MS,
    })
  } finally {
    await server.stop()
    rmSync(copy, { recursive: true, force: true })
  }
})
