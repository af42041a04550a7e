import { describe, expect, it } from 'vitest'
import { siteFolder } from '../../plugins/site-folder.ts'
import { readColours } from '../../plugins/theme-colours.ts'

const FOLDER = siteFolder()
const themes = { light: readColours(FOLDER, 'light'), dark: readColours(FOLDER, 'dark') }

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

const BODY_TEXT = 7
const TEXT = 4.5
const CONTROL = 3

// e2e/accessibility.spec.ts checks every text of the pages, at 4.5.
const PAIRS: [text: string, ground: string, least: number][] = [
  ['fg', 'ground', BODY_TEXT],
  ['fg', 'raised', BODY_TEXT],
  ['fg', 'sunk', BODY_TEXT],
  ['fg-2', 'ground', BODY_TEXT],
  ['fg-2', 'raised', BODY_TEXT],
  ['primary', 'ground', TEXT],
  ['primary', 'raised', TEXT],
  ['on-primary', 'primary', TEXT],
  ['primary-inverse', 'inverse', TEXT],
  ['line-2', 'ground', CONTROL],
  ['line-2', 'raised', CONTROL],
  ['danger-line', 'ground', CONTROL],
  ['danger-line', 'raised', CONTROL],
  ['on-inverse', 'inverse', BODY_TEXT],
  ['ink', 'sand', BODY_TEXT],
  ['ink', 'clay', BODY_TEXT],
  ['bone', 'sea', BODY_TEXT],
  ['bone', 'midnight', BODY_TEXT],
]

describe.each(Object.entries(themes))('in the %s theme', (_theme, tokens) => {
  it.each(PAIRS)('the colour %s has a contrast with %s of at least %d', (text, ground, least) => {
    const [a, b] = [tokens[text], tokens[ground]]
    if (!a || !b) throw new Error(`No token ${text} or ${ground}`)
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least)
  })
})
