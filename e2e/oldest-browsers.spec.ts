import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import compat from '@mdn/browser-compat-data/forLegacyNode'
import { parse, type AtRule, type Declaration, type Node, type Rule } from 'postcss'
import { parseAst } from 'vite'
import { OLDEST_BROWSERS } from '../plugins/prerender/oldest-browsers.ts'
import { expect, siteTest as test } from './support/fixtures.ts'

const BROWSERS = Object.entries(OLDEST_BROWSERS) as [keyof typeof OLDEST_BROWSERS, number][]

/** Where the data says of a feature which browsers have it. */
const STATEMENT = '__compat'

const versionOf = (text: string) => Number.parseFloat(text.replace('≤', ''))

/** With a prefix too, as the build writes these. */
function isOld({ support }: CompatStatement): boolean {
  return BROWSERS.every(([browser, oldest]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags }) =>
          !flags &&
          added &&
          versionOf(added) <= oldest &&
          !(removed && versionOf(removed) <= oldest),
      ),
  )
}

function isTooNew(feature: Identifier | undefined): boolean {
  const statement = feature?.[STATEMENT]
  return statement !== undefined && !isOld(statement)
}

/** Whether the oldest browsers have something of a name, whatever object it belongs to. */
const known = new Map<string, boolean>()

function learn(features: Identifier | undefined): void {
  for (const [name, feature] of Object.entries(features ?? {}) as [string, Identifier][]) {
    if (name === STATEMENT) continue
    const key = name.replace('_static', '')
    const statement = feature[STATEMENT]
    if (statement) known.set(key, (known.get(key) ?? false) || isOld(statement))
    learn(feature)
  }
}
learn(compat.api)
learn(compat.javascript['builtins'])

/** Of methods and constructors. A function called by its name alone is mostly the file's own. */
function calledNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, ...rest } = node as Record<string, unknown>
  const { property, name } = (callee ?? {}) as { property?: { name?: string }; name?: string }
  const called = property?.name ?? (type === 'NewExpression' ? name : undefined)
  return [...(called ? [called] : []), ...[callee, ...Object.values(rest)].flatMap(calledNames)]
}

/** What a file of code calls that the oldest browsers lack. */
function tooNewCalls(code: string): string[] {
  return calledNames(parseAst(code, { lang: 'tsx' })).filter((name) => known.get(name) === false)
}

function isOptional(node: Node | undefined): boolean {
  if (!node) return false
  return (node as AtRule).name === 'supports' || isOptional(node.parent)
}

function tooNewParts(node: Node): string[] {
  const { properties, types, selectors, 'at-rules': atRules } = compat.css
  const { prop, value } = node as Declaration
  const { selector } = node as Rule
  if (node.type === 'atrule') {
    const { name } = node as AtRule
    return isTooNew(atRules?.[name]) ? [`@${name}`] : []
  }
  if (node.type === 'rule')
    return Array.from(selector.matchAll(/(?<!\\)::?([a-z][a-z-]+)/g), ([, name = '']) => name)
      .filter((name) => isTooNew(selectors?.[name]))
      .map((name) => `:${name}`)
  if (node.type !== 'decl') return []
  const property = properties?.[prop]
  const words = (value.match(/[a-z][\w-]+/g) ?? []).filter((word) => isTooNew(property?.[word]))
  const functions = Array.from(value.matchAll(/([a-z-]+)\((from\b)?/g)).filter(
    ([, name = '', from]) => {
      const color = types?.['color']?.[name]
      return isTooNew(types?.[name] ?? color) || (from && isTooNew(color?.['relative_syntax']))
    },
  )
  return [
    ...(isTooNew(property) ? [prop] : words.map((word) => `${prop}: ${word}`)),
    ...functions.map(([start]) => start),
  ]
}

/** What a style sheet says that the oldest browsers do not know, and for which it does not ask by `@supports`. */
function tooNewStyles(css: string): string[] {
  const found: string[] = []
  parse(css).walk((node) => {
    if (!isOptional(node)) found.push(...tooNewParts(node))
  })
  return found
}

/** Asked for before they are called, or the page's own. */
const ASKED_FOR = new Set(['token', 'createPolicy', 'requestIdleCallback', 'startViewTransition'])

/** Finish and hints, which older browsers leave out. The page is as usable without. */
const FINISH = new Set([
  '-webkit-mask-composite',
  '-webkit-mask-source-type',
  '-webkit-tap-highlight-color',
  ':details-content',
  ':open',
  '@page',
  '@starting-style',
  'anchor-name',
  ':view-transition',
  ':view-transition-new',
  ':view-transition-old',
  'animation-range',
  'animation-timeline',
  'timeline-scope',
  'view-timeline',
  'view-timeline-inset',
  'break-after: avoid',
  'container-type: scroll-state',
  'content-visibility',
  'font-family: ui-monospace',
  'forced-color-adjust',
  'interpolate-size',
  'mask-clip: border-box',
  'mask-composite',
  'mask-mode',
  'mask-origin: border-box',
  'overflow-anchor',
  'overscroll-behavior',
  'paint-order',
  'scrollbar-gutter',
  'text-box',
  'text-decoration: dotted',
  'text-fit',
  'text-wrap',
  'word-break: auto-phrase',
])

function textsOf(ending: RegExp, folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}

test('The code calls nothing that the oldest browsers lack', () => {
  const calls = textsOf(/(?<!\.d)\.tsx?$/, 'src').flatMap(tooNewCalls)
  expect(calls.filter((name) => !ASKED_FOR.has(name))).toEqual([])
})

test('The style needs nothing that the oldest browsers lack', ({ build: { dist } }) => {
  const styles = textsOf(/\.css$/, dist).flatMap(tooNewStyles)
  expect([...new Set(styles)].filter((name) => !FINISH.has(name))).toEqual([])
})
