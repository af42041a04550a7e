import { JSDOM } from 'jsdom'
import { atRule, parse } from 'postcss'
import { PRESSED } from '../../src/boot/head/hold-presses.ts'
import { AWAITS_LANGUAGE, BELOW_FIRST_SECTION, STYLE_STATE } from '../../src/boot/document-state.ts'
import type { AtRule, ChildNode, Container, Root } from 'postcss'

/** Hidden elements cost no layout. */
const HIDDEN = `[data-${STYLE_STATE}=awaited] :is(${BELOW_FIRST_SECTION}){display:none}`

const PLAIN = [
  '{--axis-line:#0000}',
  ' :is(div,ul,li,p,article){display:revert;position:static;margin-block:.5rem}',
  ' p{max-width:40rem}',
  ' a{text-decoration:underline}',
  ' :is(input,textarea){display:block;border:1px solid}',
  ' img{max-width:12rem;height:auto}',
  ' :is([aria-hidden=true],:root:not([data-without-code]) .without-code){display:none}',
].map((rule) => `[data-${STYLE_STATE}=plain] :is(${BELOW_FIRST_SECTION})${rule}`)

/** The look of the rest of the page until src/boot/head/load-style.ts has loaded the whole style sheet. */
export const REST = [HIDDEN, ...PLAIN].join('')

/** Selectors that the parser refuses and that do not matter before the first use. */
const LATER = /::selection|:-webkit|:file|:placeholder|-moz/
const PSEUDO_ELEMENT = /::?(?:before|after|marker|placeholder|backdrop)\b/g
/** Properties that do not change the first view. */
const UNSEEN = /^(?:transition|tab-size|(?:-\w+-)?(?:user-select|tap-highlight-color))/

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
  if (LATER.test(selector)) return false
  const element = selector.replace(PSEUDO_ELEMENT, '').replace(/(^|[\s>+~])$/, '$1*')
  try {
    return view.querySelector(element) !== null
  } catch {
    // Keep rules whose selectors the parser does not know.
    return true
  }
}

function dropUnseen(root: Root, views: readonly Document[]): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return
    const seen = rule.selectors.filter((selector) => views.some((view) => isSeen(selector, view)))
    if (seen.length === 0) rule.remove()
    else if (seen.length < rule.selectors.length) rule.selector = seen.join(',')
  })
  root.walkComments((comment) => {
    comment.remove()
  })
  root.walkDecls((declaration) => {
    if (UNSEEN.test(declaration.prop)) declaration.remove()
  })
}

/** Removes unused properties and animations. Returns whether there were any. */
function dropUnused(root: Root, html: string): boolean {
  const text = root.toString() + html
  const uses = (name: string) => text.match(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g'))?.length
  let dropped = false
  const drop = (node: ChildNode) => {
    node.remove()
    dropped = true
  }
  root.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    if (uses(rule.params) === 1) drop(rule)
  })
  root.walkDecls(/^--/, (declaration) => {
    if (!text.includes(`var(${declaration.prop}`)) drop(declaration)
  })
  return dropped
}

/** Removes empty rules, but keeps the names of layers, whose order counts. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    dropEmpty(node)
    if (node.nodes.length > 0) return
    if (node.type === 'atrule' && node.name === 'layer')
      node.replaceWith(atRule({ name: 'layer', params: node.params }))
    else node.remove()
  })
}

/** The part of a style sheet that the first views of some pages need. */
export function criticalStyle(css: string, pages: readonly Page[]): string {
  const root = parse(css)
  const views = pages.map(firstView)
  dropUnseen(root, views)
  const seen = views.map((view) => view.documentElement.outerHTML).join('')
  while (dropUnused(root, seen));
  dropEmpty(root)
  return root.toString() + REST
}
