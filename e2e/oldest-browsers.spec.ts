import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, siteTest as test } from './support/fixtures.ts'
import { tooNewCalls, tooNewStyles } from './support/too-new.ts'

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

function textsOf(folder: string, ending: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
}

test('The code calls nothing that the oldest browsers lack', () => {
  const calls = textsOf('src', /(?<!\.d)\.tsx?$/).flatMap(tooNewCalls)
  expect(calls.filter((name) => !ASKED_FOR.has(name))).toEqual([])
})

test('The style needs nothing that the oldest browsers lack', ({ build: { dist } }) => {
  const styles = textsOf(dist, /\.css$/).flatMap(tooNewStyles)
  expect([...new Set(styles)].filter((name) => !FINISH.has(name))).toEqual([])
})
