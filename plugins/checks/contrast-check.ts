import { wcagContrast } from 'culori'
import { readColours } from '../brand/theme-colours.ts'
import { messages } from '../messages/messages.ts'
import { themeFile, type SiteFolder } from '../settings/site-folder.ts'

const { list } = messages

const BODY_TEXT = 7
const TEXT = 4.5
const CONTROL = 3

/** Colours that stand on each other, and how much they have to differ (WCAG 2.2). */
const PAIRS: readonly [text: string, ground: string, least: number][] = [
  ['fg', 'ground', BODY_TEXT],
  ['fg', 'raised', BODY_TEXT],
  ['fg', 'sunk', BODY_TEXT],
  ['fg-2', 'ground', BODY_TEXT],
  ['fg-2', 'raised', BODY_TEXT],
  ['fg-3', 'ground', TEXT],
  ['line-2', 'ground', CONTROL],
  ['line-2', 'raised', CONTROL],
  ['primary', 'ground', TEXT],
  ['primary', 'raised', TEXT],
  ['on-primary', 'primary', TEXT],
  ['on-button', 'button', TEXT],
  ['primary-inverse', 'inverse', TEXT],
  ['danger', 'ground', TEXT],
  ['danger-line', 'ground', CONTROL],
  ['danger-line', 'raised', CONTROL],
  ['on-danger', 'danger-fill', TEXT],
  ['on-inverse', 'inverse', BODY_TEXT],
  ['ink', 'sand', BODY_TEXT],
  ['ink', 'clay', BODY_TEXT],
  ['bone', 'sea', BODY_TEXT],
  ['bone', 'midnight', BODY_TEXT],
]

export function contrastCheck(folder: SiteFolder): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const colours = readColours(folder, theme)
    return PAIRS.flatMap((pair) => {
      const [text, ground, least] = pair
      const found = wcagContrast(colours[text] ?? '', colours[ground] ?? '')
      if (found >= least) return []
      return list.contrast(pair, found.toFixed(1), list.themes[theme], themeFile(folder))
    })
  })
}
