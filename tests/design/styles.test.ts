import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import tailwind from '../../tailwind.config.ts'

/** The texts of a folder's files whose names end so, but for what visitors read. */
function read(folder: string, ending: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !file.startsWith('content'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

/** Without comments, and without imports, whose paths are named like classes. */
function bareCode(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, ' ')
}

/** Without comments, texts and addresses, in which dots and hyphens mean nothing. */
function bareStyle(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)/g, ' ')
}

function found(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))]
}

/** Whether code names a class or an attribute: whole or, with a number, as in `value-${bg}`. */
function names(code: string, name: string): boolean {
  const whole = new RegExp(`(?<=[\\s'"\`:}])${name}(?=[\\s'"\`={])`)
  return whole.test(code) || (/\d$/.test(name) && code.includes(name.replace(/\d+$/, '${')))
}

/** Whether code sets an attribute such as `data-live`, in markup or as `dataset['live']`. */
function setsData(code: string, name: string): boolean {
  const key = name
    .slice('data-'.length)
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return names(code, name) || code.includes(`'${key}'`)
}

/** What a style sheet's rules select. */
function selectors(css: string): string {
  return found(css, /([^{};]*)\{/g)
    .filter((rule) => !rule.trim().startsWith('@'))
    .join('\n')
}

const CODE = /\.(tsx?|html)$/
const STYLE = /\.css$/

const site = bareCode(read('src', CODE))

const SHEETS: [name: string, css: string, code: string][] = [
  ['the site', read('src', /(?<!typebot-theme)\.css$/), site],
  [
    "the chat, by its client's markup",
    read('src', /typebot-theme\.css$/),
    readFileSync('node_modules/@typebot.io/js/dist/web.js', 'utf8'),
  ],
]

describe.each(SHEETS)('the style of %s', (_name, sheet, code) => {
  const css = bareStyle(sheet)

  test('selects no class that nothing has', () => {
    const classes = found(selectors(css), /\.(-?[a-z_][\w-]*)/gi)
    expect(classes.length).toBeGreaterThan(0)
    expect(classes.filter((name) => !names(code, name))).toEqual([])
  })

  test('selects no data that nothing carries', () => {
    const attributes = found(selectors(css), /\[(data-[\w-]+)/g)
    expect(attributes.filter((name) => !setsData(code, name))).toEqual([])
  })

  test('makes no utility and no animation that nothing takes', () => {
    const utilities = found(css, /@utility ([\w-]+)/g)
    expect(utilities.filter((name) => !names(code, name))).toEqual([])
    const played = found(css, /animation(?:-name)?:([^;]*)/g).join('\n')
    const animations = found(css, /@keyframes ([\w-]+)/g)
    expect(animations.filter((name) => !played.includes(name))).toEqual([])
  })
})

/** What the classes of Tailwind call the site's variables. */
const TOKENS = Object.entries(tailwind.theme.colors).flatMap(([token, value]) =>
  found(value, /^var\((.*)\)$/g).map((variable) => ({ token, variable })),
)

/** Whether a class takes a token, such as `bg-sand` or `hover:text-primary`. */
function taken({ token }: { token: string }): boolean {
  return new RegExp(`-${token}(?![\\w-])`).test(site)
}

test('no colour has a name that no class takes', () => {
  expect(TOKENS.length).toBeGreaterThan(0)
  expect(TOKENS.filter((token) => !taken(token))).toEqual([])
})

describe.each(['src'])('the variables of %s', (folder) => {
  const code = bareCode(read(folder, CODE))
  const text = bareStyle(read(folder, STYLE)) + code
  const set = found(text, /(?<![\w-])(--[\w-]+)['"]?\s*[:{]/g)
  const used = found(text, /(?:\bvar|-)\((--[\w-]+)/g)
  if (folder === 'src') used.push(...TOKENS.filter(taken).map(({ variable }) => variable))

  test('are all used', () => {
    const numbered = (name: string) => code.includes(`\`${name.replace(/\d+$/, '${')}`)
    expect(set.filter((name) => !used.includes(name) && !numbered(name))).toEqual([])
  })

  test('are all set', () => {
    const ours = used.filter((name) => !name.startsWith('--radix-'))
    expect(ours.filter((name) => !set.includes(name))).toEqual([])
  })
})
