import { JSDOM } from 'jsdom'
import { parse, type AtRule, type Root, type Rule } from 'postcss'
import { AWAITS_LANGUAGE } from '../../src/boot/document-state.ts'
import { PRESSED } from '../../src/boot/head/hold-presses.ts'
import { BELOW_FIRST_SECTION, STYLE_STATE } from '../../src/boot/head/load-style.ts'
import type { AnyPageName } from '../../src/site/routes.ts'

/** Hidden elements cost no layout. Paper has them. */
const HIDDEN = `@media screen{[data-${STYLE_STATE}=loading] :is(${BELOW_FIRST_SECTION}){display:none}}`

const PLAIN = [
  ' :is(div,ul,li,p,article){display:revert;position:static;margin-block:.5rem}',
  ' p{max-width:40rem}',
  ' a{text-decoration:underline}',
  ' :is(input,textarea){display:block;border:1px solid}',
  ' img{max-width:12rem;height:auto}',
  ' [aria-hidden=true]{display:none}',
  ' .fallback:is([data-no-script] *){display:block}',
].map((rule) => `[data-${STYLE_STATE}=plain] :is(${BELOW_FIRST_SECTION})${rule}`)

/** The look of the rest of the page until src/boot/head/load-style.ts has loaded the whole style sheet. */
export const REST = [HIDDEN, ...PLAIN].join('')

/** Pseudo-elements, though not in a class's name, and `:nth-child(… of …)`, whose first query in a document jsdom answers wrongly. */
const NOT_QUERIED =
  /(?<!\\)::?(?:before|after|marker|placeholder|backdrop|details-content)\b|:nth-child\([^)]* of [^)]*\)/g

/** These pages are drawn each in its own way. Their languages share a style. */
const DRAWN = new Set<AnyPageName>(['home', 'downloads', 'notFound'])

interface Page {
  language: string
  app: string
}

/** The part of a page that is seen before it is scrolled, in every state that the scripts in its head set. */
function firstView({ language, app }: Page): Document {
  const page = `<html lang="${language}"><body><div id="root">${app}</div></body></html>`
  const { document } = new JSDOM(page).window
  for (const element of document.querySelectorAll(`${BELOW_FIRST_SECTION},script,style,noscript`))
    element.remove()
  document.documentElement.classList.add('light', 'dark')
  document.documentElement.dataset[AWAITS_LANGUAGE] = ''
  document.querySelector('button')?.setAttribute(PRESSED, '')
  return document
}

function isSeen(selector: string, view: Document): boolean {
  const element = selector.replace(NOT_QUERIED, '').replace(/(^|[\s>+~])$/, '$1*')
  try {
    return view.querySelector(element) !== null
  } catch {
    // Keep rules whose selectors the parser does not know.
    return true
  }
}

/** Removes a rule, and what it leaves empty. Layers stay, because their order counts. */
function drop(rule: Rule | AtRule): void {
  const parent = rule.parent as AtRule | Root
  rule.remove()
  if (parent.type === 'atrule' && parent.name !== 'layer' && parent.nodes?.length === 0)
    drop(parent)
}

export function criticalStyle(css: string, pages: readonly Page[]): string {
  const root = parse(css)
  const views = pages.map(firstView)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return
    const seen = rule.selectors.filter((selector) => views.some((view) => isSeen(selector, view)))
    if (seen.length > 0) rule.selectors = seen
    else drop(rule)
  })
  return root.toString() + REST
}

/** By page. All but those drawn share one style: an owner may add many, and the policy lists a hash for each. */
export function pageStyles(
  css: string,
  pages: readonly (Page & { name: AnyPageName })[],
): Map<AnyPageName, string> {
  const isDrawn = ({ name }: { name: AnyPageName }) => DRAWN.has(name)
  const styles = new Map<AnyPageName, string>()
  for (const page of pages.filter(isDrawn)) {
    const inLanguages = pages.filter(({ name }) => name === page.name)
    if (!styles.has(page.name)) styles.set(page.name, criticalStyle(css, inLanguages))
  }
  const others = pages.filter((page) => !isDrawn(page))
  const shared = others.length > 0 ? criticalStyle(css, others) : ''
  for (const { name } of others) styles.set(name, shared)
  return styles
}
