import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const README = readFileSync('README.md', 'utf8')
/** The drawing of the project: what stands in `src` is set in by two spaces. */
const DRAWN = /## Where things are\s+```\n(.*?)```/s.exec(README)?.[1] ?? ''

function named(pattern: RegExp): string[] {
  return Array.from(DRAWN.matchAll(pattern), ([, names = '']) => names.split(/ +/)).flat()
}

it('The README draws what stands at the top and in src, and each has a place in it', () => {
  const top = named(/^([\w.-]+\/?)(?: |$)/gm)
  const inSource = named(/^ {2}((?:[\w./-]+\/? ?)+)(?: |$)/gm).map((name) => `src/${name}`)
  const drawn = [...top, ...inSource].filter((name) => name !== 'src/')
  expect(drawn.length).toBeGreaterThan(20)
  expect(drawn.filter((name) => !existsSync(name))).toEqual([])

  const rooms = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`)
  const places = new Set(inSource.map((name) => name.split('/').slice(0, 2).join('/')))
  expect(rooms.filter((room) => !places.has(room))).toEqual(['src/assets', 'src/fonts'])
})
