import { expect, it } from 'vitest'
import { readColours } from '../../../plugins/brand/theme-colours.ts'
import { folderWith } from '../../support/folder-with.ts'

it.each([
  ['--ground: #eee', 'ground', '#eeeeee'],
  ['--primary: oklch(0.55 0.12 160)', 'primary', '#118659'],
  ['--primary: teal', 'primary', '#008080'],
  ['--primary: hsl(180 100% 25%)', 'primary', '#008080'],
  ['--ground: #fff; --line: rgb(from #000000 r g b / 50%)', 'line', '#808080'],
  ['--button: var(--primary); --primary: #0a6', 'button', '#00aa66'],
])('A theme with "%s" has the colour %s as %s', (colours, name, hex) => {
  expect(readColours(folderWith(colours), 'light')[name]).toBe(hex)
})

it('A value that is no colour is refused by its name', () => {
  expect(() => readColours(folderWith('--primary: verde'), 'light')).toThrow(
    /theme\.css has values that cannot be read as colours.*\n--primary: verde/,
  )
})

it('A dark theme keeps the colours that only the light one changes', () => {
  const folder = folderWith('--ground: #fffdf8')
  expect(readColours(folder, 'light')['ground']).toBe('#fffdf8')
  expect(readColours(folder, 'dark')['ground']).toBe(readColours(folderWith(''), 'dark')['ground'])
})
