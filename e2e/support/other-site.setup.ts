import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { OTHER, OTHER_BUILD } from './other-site.ts'

const PROJECT = path.join(import.meta.dirname, '../..')
/** Names that hosts give to folders, and that mean something to tools. */
const FOLDER = 'usr/src/app/src (é) react'
const NOT_BUILT_FROM = /^(\.git|studio|dist.*|test-results)$|(^|[\\/])node_modules$/
const WRONG = { VITE_CHATBOT_BUTTON_SIZE: 'huge' }

test('npm start builds the site with all its settings, a wrong one too, in a folder of any name', async () => {
  test.setTimeout(320_000)
  const parent = mkdtempSync(path.join(tmpdir(), 'other-site-'))
  const copy = path.join(parent, FOLDER)
  cpSync(PROJECT, copy, {
    recursive: true,
    filter: (file) => !NOT_BUILT_FROM.test(path.relative(PROJECT, file)),
  })
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  const SITE_DIST = path.resolve(PROJECT, OTHER_BUILD.dist)
  const start = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: copy,
    env: { ...process.env, ...OTHER, ...WRONG, SITE_DIST, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  let printed = ''
  for (const stream of [start.stdout, start.stderr])
    stream.on('data', (part) => (printed += String(part)))
  const ended = new Promise((resolve) => start.once('exit', resolve))
  const isServed = () => start.exitCode !== null || /Local: .*\/austral\//.test(printed)
  await expect.poll(isServed, { timeout: 290_000 }).toBe(true)
  expect(printed).toMatch(/VITE_CHATBOT_BUTTON_SIZE is "huge".*default holds/)
  expect(start.exitCode, printed).toBeNull()
  start.kill()
  await ended
  rmSync(parent, { recursive: true })
})
