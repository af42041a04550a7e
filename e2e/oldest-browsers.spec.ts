import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import compat from '@mdn/browser-compat-data/forLegacyNode'
import { parse } from 'postcss'
import { OLDEST_BROWSERS } from '../plugins/prerender/oldest-browsers.ts'
import { expect, siteTest as test } from './support/fixtures.ts'
import { readFilesIn } from './support/read-files-in.ts'

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
const CALL = /(?:\.|\bnew )(\w+)(?:\?\.)?(?=[(<])/g

const namesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name)

/** What a style sheet says that the oldest browsers do not know, and for which it does not ask by `@supports`. */
function tooNewStyles(css: string): string[] {
  const { properties, types, selectors, 'at-rules': atRules } = compat.css
  const colours = types?.['color']
  const found: string[] = []
  const root = parse(css)
  root.walkAtRules('supports', (rule) => void rule.remove())
  root.walkAtRules(({ name }) => {
    if (isTooNew(atRules?.[name])) found.push(`@${name}`)
  })
  root.walkRules(({ selector }) => {
    for (const name of namesIn(selector, /(?<!\\)::?([a-z][a-z-]+)/g))
      if (isTooNew(selectors?.[name])) found.push(`:${name}`)
  })
  root.walkDecls(({ prop, value }) => {
    const property = properties?.[prop]
    if (isTooNew(property)) found.push(prop)
    else
      for (const word of namesIn(value, /([a-z][\w-]+)/g))
        if (isTooNew(property?.[word])) found.push(`${prop}: ${word}`)
    for (const name of namesIn(value, /([a-z-]+)\(/g))
      if (isTooNew(types?.[name] ?? colours?.[name])) found.push(`${name}(`)
    for (const name of namesIn(value, /([a-z-]+)\(from\b/g))
      if (isTooNew(colours?.[name]?.['relative_syntax'])) found.push(`${name}(from`)
  })
  return found
}

/** Asked for before they are called, or methods of the page's own and of a library. */
const ASKED_FOR = new Set([
  'token',
  'destroy',
  'createPolicy',
  'requestIdleCallback',
  'startViewTransition',
])

/** Finish and hints, which older browsers leave out. The page is as usable without. */
const FINISH = new Set([
  '-webkit-mask-composite',
  '-webkit-tap-highlight-color',
  ':details-content',
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
  'content-visibility',
  'font-family: ui-monospace',
  'forced-color-adjust',
  'interpolate-size',
  'overflow-anchor',
  'scrollbar-gutter',
  'text-box',
  'text-decoration: dotted',
  'text-fit',
  'text-wrap',
  'word-break: auto-phrase',
])

test('The code calls nothing that the oldest browsers lack', () => {
  const calls = readFilesIn('src', /(?<!\.d)\.tsx?$/).flatMap((code) => namesIn(code, CALL))
  expect(calls.length).toBeGreaterThan(500)
  const lacked = calls.filter((name) => known.get(name) === false && !ASKED_FOR.has(name))
  expect(lacked).toEqual([])
})

test('The style needs nothing that the oldest browsers lack', ({ build: { dist } }) => {
  const styles = readFilesIn(dist, /\.css$/).flatMap(tooNewStyles)
  expect([...new Set(styles)].filter((name) => !FINISH.has(name))).toEqual([])
})
