import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { OTHER, OTHER_BUILD } from './other-site.ts'

const PROJECT = path.join(import.meta.dirname, '../..')
/** Names that hosts give to folders, and that mean something to tools. */
const FOLDER = 'usr/src/app/src (é) react'
const NOT_BUILT_FROM = /^(\.git|node_modules|studio|dist.*|test-results)$/

test('The site is built with all its settings, in a folder of any name', async () => {
  test.setTimeout(300_000)
  const parent = mkdtempSync(path.join(tmpdir(), 'other-site-'))
  const copy = path.join(parent, FOLDER)
  cpSync(PROJECT, copy, {
    recursive: true,
    filter: (file) => !NOT_BUILT_FROM.test(path.relative(PROJECT, file)),
  })
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
  const dist = path.resolve(PROJECT, OTHER_BUILD.dist)
  const env = { ...process.env, ...OTHER, SITE_DIST: dist, SITE_FORGIVING: '1' }
  const vite = path.join(copy, 'node_modules/vite/bin/vite.js')
  const build = [vite, 'build', '--configLoader', 'runner', '--logLevel', 'error']
  await promisify(execFile)(process.execPath, build, {
    cwd: copy,
    env,
  })
  rmSync(parent, { recursive: true })
})
