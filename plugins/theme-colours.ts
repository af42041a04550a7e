import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import type { SiteFolder } from './site-folder.ts'

const TRANSLUCENT = /^rgb\(from (.+) r g b \/ (\d+)%\)$/

type Colours = Record<string, string>

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** The main colour in both themes, which is recorded in made.json. */
export function mainColours(folder: SiteFolder): string {
  const themes = [readColours(folder, 'light'), readColours(folder, 'dark')]
  return themes.map((theme) => theme['primary']).join(' and ')
}

/** Hexadecimal, for mails, manifest and guides, which have no variables. Translucent ones are mixed with the ground. */
export function readColours({ root, themes }: SiteFolder, theme: 'light' | 'dark'): Colours {
  const values: Colours = {}
  const styles = themes.map((file) => readFileSync(path.join(root, file), 'utf8'))
  parse(styles.join('\n')).walkRules((rule) => {
    if (rule.selector === ':root' || (theme === 'dark' && rule.selector === ':root.dark'))
      rule.walkDecls(/^--/, ({ prop, value }) => {
        values[prop.slice(2)] = value
      })
  })

  function resolve(value: string): string {
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    if (name) return resolve(values[name] ?? '')
    const [, colour, share] = TRANSLUCENT.exec(value) ?? []
    if (!colour) return value
    const under = channels(resolve('var(--ground)'))
    const mixed = channels(resolve(colour)).map((channel, index) =>
      Math.round((channel * Number(share) + (under[index] ?? 0) * (100 - Number(share))) / 100),
    )
    return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }

  const colours = Object.entries(values).map(([name, value]) => [name, resolve(value)] as const)
  return Object.fromEntries(colours.filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value)))
}
