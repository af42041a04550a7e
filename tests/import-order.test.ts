import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !file.endsWith('.d.ts'),
  )

/** From top to bottom. A file imports from its own room and from layers below, never from peers. */
const LAYERS = {
  src: [
    ['main.tsx'],
    ['app.tsx', 'index.css'],
    ['components.css'],
    ['screens/site-pages.ts', 'screens/no-sky.css'],
    [
      'screens/home',
      'screens/downloads',
      'screens/download-link',
      'screens/not-found',
      'screens/markdown',
      'screens/frame',
      'screens/chat',
    ],
    ['page'],
    ['sky'],
    ['forms/contact', 'forms/request', 'forms/newsletter'],
    ['forms'],
    ['vendors/chat', 'vendors/captcha'],
    ['vendors/track-event.ts'],
    ['vendors/analytics'],
    ['vendors/tags'],
    ['links'],
    ['settings'],
    ['boot'],
    ['ui'],
    ['styles', 'fonts'],
    ['browser'],
    ['content'],
    ['site'],
    ['text'],
  ],
  plugins: [
    ['checks', 'editor', 'local-services'],
    ['hosting', 'prerender', 'mails'],
    ['virtual-site'],
    ['media'],
    ['site'],
    ['markdown'],
    ['texts', 'brand'],
    ['settings', 'server'],
    ['messages'],
    ['process-env.ts', 'escape-html.ts'],
  ],
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

function importsOf(folder: string, file: string): string[] {
  const code = readFileSync(path.join(folder, file), 'utf8')
  return Array.from(code.matchAll(IMPORT), ([, target = '']) =>
    target.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), target)
      : target.replace(/^@\//, ''),
  )
}

it.each([
  ['src', /^\.\.\//],
  ['plugins', /^\.\.\/(?!src\/)/],
] as const)('Every import in %s leads to its own layer or to one below', (folder, outside) => {
  const rooms = LAYERS[folder].flatMap((names, layer) => names.map((room) => ({ room, layer })))
  const placeOf = (file: string) =>
    rooms.find(({ room }) => file === room || file.startsWith(`${room}/`))
  const forbidden = filesOf(folder).flatMap((file) => {
    const from = placeOf(file)
    if (!from) return [`${file} stands in no layer`]
    return importsOf(folder, file)
      .filter((target) => {
        const to = placeOf(target)
        if (!to) return outside.test(target)
        return to.room !== from.room && to.layer <= from.layer
      })
      .map((target) => `${file} imports ${target}`)
  })
  expect(forbidden).toEqual([])
})

it.each(['e2e', 'tests/support'])('No file of %s imports from scripts or the studio', (folder) => {
  const files = filesOf(folder).filter((file) => !file.includes('node_modules'))
  const imports = files.flatMap((file) => importsOf(folder, file))
  expect(imports.filter((target) => /^[./]*(?:scripts|studio)\//.test(target))).toEqual([])
})
