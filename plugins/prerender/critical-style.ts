import { JSDOM } from 'jsdom'
import { atRule, parse } from 'postcss'
import { PRESSED } from '../../src/boot/head/hold-presses.ts'
import { AWAITED, BELOW_FIRST_SECTION, STYLE_STATE } from '../../src/boot/page-state.ts'
import type { AtRule, ChildNode, Container, Root } from 'postcss'

/** What has no box is not laid out before the first paint. */
const HIDDEN = `[data-${STYLE_STATE}=awaited] :is(${BELOW_FIRST_SECTION}){display:none}`

/** In one column, without what is only drawn. */
const PLAIN = [
  '{--axis-line:#0000}',
  ' :is(div,ul,li,p,article){display:revert;position:static;margin-block:.5rem}',
  ' p{max-width:40rem}',
  ' a{text-decoration:underline}',
  ' :is(input,textarea){display:block;border:1px solid}',
  ' img{max-width:12rem;height:auto}',
  ' :is([aria-hidden=true],:root:not([data-without-code]) .without-code){display:none}',
].map((rule) => `[data-${STYLE_STATE}=plain] :is(${BELOW_FIRST_SECTION})${rule}`)

/** For what has no style yet: the script that loads the whole one says how it is (src/boot/head/load-style.ts). */
export const REST = [HIDDEN, ...PLAIN].join('')

/** What is not seen at first and the parser does not know; states such as `:hover` hold for nothing in it. */
const LATER = /::selection|:-webkit|:file|:placeholder|-moz/
const PSEUDO_ELEMENT = /::?(?:before|after|marker|placeholder|backdrop)\b/g
/** Says how something changes or is touched: nothing that is seen at first. */
const UNSEEN = /^(?:transition|tab-size|(?:-\w+-)?(?:user-select|tap-highlight-color))/

/** A page's language, and the HTML of its root element. */
interface Page {
  language: string
  app: string
}

/** The part of a page that is seen before it is scrolled or used, as the scripts in its head leave it. */
function firstView({ language, app }: Page): Document {
  const page = `<html lang="${language}"><body><div id="root">${app}</div></body></html>`
  const { document } = new JSDOM(page).window
  for (const element of document.querySelectorAll(`${BELOW_FIRST_SECTION},script,style,noscript`))
    element.remove()
  document.documentElement.classList.add('light', 'dark')
  document.documentElement.dataset[AWAITED] = ''
  document.querySelector('button')?.setAttribute(PRESSED, '')
  return document
}

function isSeen(selector: string, view: Document): boolean {
  if (LATER.test(selector)) return false
  const element = selector.replace(PSEUDO_ELEMENT, '').replace(/(^|[\s>+~])$/, '$1*')
  try {
    return view.querySelector(element) !== null
  } catch {
    // What the parser does not know is no fault of the style.
    return true
  }
}

/** Takes away the rules that nothing in the first views answers to. */
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

/** Takes away the properties and animations that nothing names; says whether there were any. */
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

/** Takes away what is left empty. The first rule that names a layer gives it its place: its name stays. */
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

/** The part of a style sheet that the first view of some pages needs, in its order. */
export function criticalStyle(css: string, pages: readonly Page[]): string {
  const root = parse(css)
  const views = pages.map(firstView)
  dropUnseen(root, views)
  const seen = views.map((view) => view.documentElement.outerHTML).join('')
  while (dropUnused(root, seen));
  dropEmpty(root)
  return root.toString() + REST
}
