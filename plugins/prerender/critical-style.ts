import { selectAll, selectOne, type Options } from 'css-select'
import { parse as parseSelector, SelectorType, type Selector } from 'css-what'
import type { AnyNode, Document, Element } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import { parse, type AtRule, type Root, type Rule } from 'postcss'
import { PRESSED, STYLE_STATE } from '../../src/boot/document-state.ts'
import { BELOW_FIRST_SECTION } from '../../src/boot/head/load-style.ts'
import type { AnyPageName } from '../../src/site/routes.ts'

/** Hidden elements cost no layout. They are printed all the same. */
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

const NEVER = () => false

/** Nothing is focused at first, not even in `:not()`. css-select does not know the other states that come later. */
const OPTIONS: Options<AnyNode, Element> = { pseudos: { focus: NEVER, 'focus-visible': NEVER } }

interface Page {
  language: string
  app: string
}

/** The part of a page that is seen before it is scrolled, in every state that the scripts in its head set. */
function firstView({ language, app }: Page): Document {
  const page = `<html lang="${language}" class="light dark awaits-language" data-awaits-language><body><div id="root">${app}</div></body></html>`
  const view = parseDocument(page)
  for (const element of selectAll<AnyNode, Element>(BELOW_FIRST_SECTION, view))
    DomUtils.removeElement(element)
  const [button] = DomUtils.getElementsByTagName('button', view)
  if (button) button.attribs[`data-${PRESSED}`] = ''
  return view
}

const ANY_ELEMENT: Selector = { type: SelectorType.Universal, namespace: null }

/** The rules of a pseudo-element go where its element's go, except one that a single engine has. */
function withoutPseudoElement(part: Selector): Selector {
  const isStandard = part.type === SelectorType.PseudoElement && !part.name.startsWith('-')
  return isStandard ? ANY_ELEMENT : part
}

/** Selectors that css-select does not know can wait. */
function isSeen(selector: string, view: Document): boolean {
  try {
    const [parts = []] = parseSelector(selector)
    return selectOne([parts.map(withoutPseudoElement)], view, OPTIONS) !== null
  } catch {
    return false
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

/** One style for each page in all languages, and one for all pages of Markdown, as the policy lists a hash for each. */
export function pageStyles(
  css: string,
  pages: readonly (Page & { name: AnyPageName })[],
): Map<AnyPageName, string> {
  const names = new Set(pages.map(({ name }) => name))
  const styleOf = (name: AnyPageName) =>
    criticalStyle(
      css,
      pages.filter((page) => page.name === name),
    )
  return new Map(Array.from(names, (name) => [name, styleOf(name)]))
}
