import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const inks = Array.from(tokens.matchAll(/--aurora-[0-5]: (#\w+);/g), ([, ink]) => ink)

describe.each([
  ['aurora-light', inks.slice(0, 6), 200],
  ['aurora-dark', inks.slice(6), 200],
  ['brand-card', inks.slice(6), 40],
])('the picture %s', (name, theme, fewest) => {
  const svg = readFileSync(`src/assets/${name}.svg`, 'utf8')

  it('has the inks of its theme in both ramps', () => {
    expect(Array.from(svg.matchAll(/stop-color="(#\w+)"/g), ([, ink]) => ink)).toEqual([
      ...theme,
      ...theme,
    ])
  })

  it('has all its rays, each a path that the browser can draw', () => {
    const paths = Array.from(svg.matchAll(/<path d="([^"]*)"\/>/g), ([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(fewest)
    for (const path of paths) expect(path).toMatch(/^M-?\d+ -?\d+(?:[VHlhv]-?\d+(?:[ -]\d+)?)+$/)
  })
})
