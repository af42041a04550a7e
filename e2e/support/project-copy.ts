import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A path with names and characters that tools may treat specially. */
const FOLDER = 'usr/src/app/src (é) react'
const NOT_COPIED = /[/\\](\.git|node_modules|dist[^/\\]*|test-results|playwright-report)$/
const START_LIMIT_MS = 290_000

/** A copy of the site to be changed, in a folder of any name, with the packages of the original and a cache of its own. */
export function copyProject(): { copy: string; remove: () => void } {
  const parent = mkdtempSync(path.join(tmpdir(), 'site-copy-'))
  const copy = path.join(parent, FOLDER)
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (file) => !NOT_COPIED.test(file.slice(ROOT.length)),
  })
  mkdirSync(path.join(copy, 'node_modules'))
  for (const name of readdirSync(path.join(ROOT, 'node_modules')).filter((it) => it !== '.vite')) {
    const inFolder = path.join('node_modules', name)
    symlinkSync(path.join(ROOT, inFolder), path.join(copy, inFolder), 'junction')
  }
  return {
    copy,
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

/** Has Node serve a copy, and gives its address and what is printed. */
export async function serveCopy(copy: string, args: string[], settings: NodeJS.ProcessEnv = {}) {
  const server = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, ...settings, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  let printed = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part) => (printed += String(part)))
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const address = () => /Local: +(\S+)/.exec(printed)?.[1] ?? ''
  const isServed = () => server.exitCode !== null || address() !== ''
  const stop = async () => {
    server.kill()
    await ended
  }
  try {
    await expect.poll(isServed, { timeout: START_LIMIT_MS }).toBe(true)
    expect(server.exitCode, printed).toBeNull()
  } catch (error) {
    await stop()
    throw error
  }
  return { address: address(), printed: () => printed, stop }
}
