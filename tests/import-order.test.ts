import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
)

/** Pages of one file, as an owner adds them. */
const OWN_PAGES = FILES.filter((file) => /^screens\/[^/]+\.tsx$/.test(file))

/** From top to bottom. A file imports from its own room and from layers below, never from peers. */
const LAYERS = [
  ['main.tsx', 'before-paint.ts'],
  ['app.tsx'],
  ['screens/site-pages.ts'],
  OWN_PAGES,
  ['screens/home', 'screens/downloads', 'screens/download-link', 'screens/not-found'],
  ['screens/frame'],
  ['looks/sky', 'looks/plain'],
  ['looks/look.ts'],
  ['forms/contact', 'forms/request'],
  ['forms'],
  ['settings'],
  ['vendors'],
  ['boot'],
  ['browser'],
  ['links'],
  ['ui'],
  ['content'],
  ['site'],
]

/** The only file that speaks to each vendor's client. */
const VENDORS = {
  '@emailjs/browser': 'forms/send-mail.ts',
  '@typebot.io/js': 'vendors/chat/typebot.ts',
}

const ROOMS = LAYERS.flatMap((rooms, layer) => rooms.map((room) => ({ room, layer })))

const placeOf = (file: string) =>
  ROOMS.find(({ room }) => file === room || file.startsWith(`${room}/`))

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

function importsOf(file: string): string[] {
  const code = readFileSync(path.join('src', file), 'utf8')
  return Array.from(code.matchAll(IMPORT), ([, target = '']) =>
    target.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), target)
      : target.replace(/^@\//, '').replace(/^@look\//, 'looks/sky/'),
  )
}

test('imports flow one way', () => {
  const forbidden = FILES.flatMap((file) => {
    const from = placeOf(file)
    if (!from) return [`${file} stands in no layer`]
    return importsOf(file)
      .filter((target) => {
        const to = placeOf(target)
        if (!to) return target.startsWith('../')
        return to.room !== from.room && to.layer <= from.layer
      })
      .map((target) => `${file} imports ${target}`)
  })
  expect(forbidden).toEqual([])
})

test.each(Object.entries(VENDORS))('only one file speaks to %s', (vendor, home) => {
  expect(FILES.filter((file) => importsOf(file).some((name) => name.startsWith(vendor)))).toEqual([
    home,
  ])
})

// `npm test` does not compile these folders.
test.each(['studio', 'scripts/browsers'])('each file that %s imports is there', (folder) => {
  const missing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('node_modules'))
    .flatMap((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8')
      return Array.from(code.matchAll(IMPORT), ([, target = '']) => target)
        .filter((target) => target.startsWith('.'))
        .filter((target) => !existsSync(path.join(folder, path.dirname(file), target)))
        .map((target) => `${folder}/${file} imports ${target}`)
    })
  expect(missing).toEqual([])
})
