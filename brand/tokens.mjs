import { readFileSync } from 'node:fs'
import { parse } from 'postcss'

const STYLE = new URL('../src/styles/tokens.css', import.meta.url)
const TRANSLUCENT = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/

/** @param {string} hex */
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/**
 * The colours of src/styles/tokens.css in a theme as six digits, for what takes no variables: mails,
 * manifest, guides. What is translucent stands on the ground.
 *
 * @param {'light' | 'dark'} theme
 * @returns {Record<string, string>}
 */
export function readColours(theme) {
  /** @type {Record<string, string>} */
  const values = {}
  parse(readFileSync(STYLE, 'utf8')).walkRules((rule) => {
    if (rule.selector === ':root' || (theme === 'dark' && rule.selector === ':root.dark'))
      rule.walkDecls(/^--/, ({ prop, value }) => {
        values[prop.slice(2)] = value
      })
  })

  /** @param {string} value @returns {string} */
  function resolve(value) {
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    if (name) return resolve(values[name] ?? '')
    const [, red, green, blue, share] = TRANSLUCENT.exec(value)?.map(Number) ?? []
    if (share === undefined) return value
    const under = channels(resolve('var(--ground)'))
    const mixed = [red, green, blue].map((channel = 0, index) =>
      Math.round((channel * share + (under[index] ?? 0) * (100 - share)) / 100),
    )
    return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  }

  const colours = Object.entries(values).map(([name, value]) => [name, resolve(value)])
  return Object.fromEntries(colours.filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value ?? '')))
}
