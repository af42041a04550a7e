import { blend, formatHex, parse as parseColour } from 'culori'
import { parse } from 'postcss'
import { messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'
import { colourFiles, readFileIn, themeFile, type SiteFolder } from '../settings/site-folder.ts'

const TRANSLUCENT = /^rgb\(from (.+) r g b \/ (\d+)%\)$/
/** All other variables of a theme have to be colours. */
const NO_COLOURS = /^shadow-/

export type Colours = Record<string, string>

/** In hexadecimal, for what cannot use variables: mails, manifest, guides. Translucent colours are mixed with the ground. */
export function readColours(folder: SiteFolder, theme: 'light' | 'dark'): Colours {
  const styles = colourFiles(folder).map((file) => readFileIn(folder, file))
  const sheet = parse(styles.join('\n'))
  const values: Colours = {}
  // The dark theme's rules win, wherever they stand.
  for (const selector of [':root', ...(theme === 'dark' ? [':root.dark'] : [])])
    sheet.walkRules((rule) => {
      if (rule.selector !== selector) return
      rule.walkDecls(/^--/, ({ prop, value }) => {
        values[prop.slice(2)] = value.trim()
      })
    })

  function hex(value: string, under?: string): string | undefined {
    const [, variable] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    if (variable) return hex(values[variable] ?? '', under)
    const [, opaque, share] = TRANSLUCENT.exec(value) ?? []
    const colour = parseColour(opaque ? (hex(opaque) ?? '') : value)
    if (!colour) return undefined
    const seen = share ? { ...colour, alpha: Number(share) / 100 } : colour
    return formatHex(under ? blend([under, seen]) : seen)
  }

  const ground = hex('var(--ground)')
  const colours = Object.entries(values)
    .filter(([name]) => !NO_COLOURS.test(name))
    .map(([name, value]) => [name, hex(value, ground)] as const)
  const unread = colours.filter(([, colour]) => !colour)
  if (unread.length > 0)
    throw new UserError(
      messages.files.noColours(themeFile(folder)),
      unread.map(([name]) => `--${name}: ${values[name]}`),
    )
  return Object.fromEntries(colours) as Colours
}
