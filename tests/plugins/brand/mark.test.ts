import { expect, it } from 'vitest'
import { inksOf, withoutInks } from '../../../plugins/brand/mark.ts'

const SYMBOLS = `<symbol id="ink" viewBox="0 0 4 6"><path d="M0 0h4z"/></symbol>
<symbol id="ink-48" viewBox="0 0 4 6"><circle cx="1" cy="2" r="0.5"/></symbol>`

it('The one-colour drawings of the mark are read from its file, by their sizes', () => {
  expect(inksOf(`<svg viewBox="0 0 6 6"><rect/>${SYMBOLS}</svg>`, 'mark.svg')).toEqual([
    { from: 0, viewBox: '0 0 4 6', shapes: [['path', { d: 'M0 0h4z' }]] },
    { from: 48, viewBox: '0 0 4 6', shapes: [['circle', { cx: '1', cy: '2', r: '0.5' }]] },
  ])
})

it('The picture of the mark is its file without the one-colour drawings, whatever stands first in them', () => {
  const others = '<symbol id="inkwell"/>'
  const svg = `<svg>\n${SYMBOLS}\n<symbol viewBox="0 0 1 1" id="ink-96"><path/></symbol>${others}<rect/></svg>`
  expect(withoutInks(svg)).toBe(`<svg>\n${others}<rect/></svg>`)
})

it.each(['<g><path d="M0 0h4z"/></g>', '<path style="fill:red" d="M0 0h4z"/>'])(
  'A one-colour drawing of the mark with %s is refused',
  (shape) => {
    expect(() => inksOf(`<svg><symbol id="ink">${shape}</symbol></svg>`, 'mark.svg')).toThrow(
      'group or a style',
    )
  },
)
