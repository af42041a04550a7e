import { JSDOM } from 'jsdom'
import { atRule, parse } from 'postcss'
import { PLAIN } from '../../src/boot/page-state.ts'
import type { AtRule, ChildNode, Container, Root } from 'postcss'

/** All that stands below a page's first section. */
export const BELOW = 'footer,main>section~*'

/**
 * Hides what has no style yet until the whole style shows it (src/styles/overrides.css), for four seconds
 * at most. What has no box is not laid out before the first paint; a browser that cannot animate `display`
 * skips what it can. An animation that waits asks for no frames, one that runs for sixty a second.
 */
const HIDE_REST = `@keyframes late{0%{display:none}to{visibility:visible;content-visibility:visible}}${BELOW}{visibility:hidden;content-visibility:hidden;animation:late 0s 4s both}`

/**
 * How it is laid out without the whole style (src/boot/head/show-plainly.ts): in one column, without what is
 * only drawn.
 */
const SHOW_REST_PLAINLY = [
  '{visibility:visible;content-visibility:visible;animation:none;--axis-line:#0000}',
  ' :is(div,ul,li,p,article){display:revert;position:static;margin-block:.5rem}',
  ' p{max-width:40rem}',
  ' a{text-decoration:underline}',
  ' :is(input,textarea){display:block;border:1px solid}',
  ' img{max-width:12rem;height:auto}',
  ' :is([aria-hidden=true],:root:not([data-without-code]) .without-code){display:none}',
]
  .map((rule) => `[data-${PLAIN}] :is(${BELOW})${rule}`)
  .join('')

export const REST = HIDE_REST + SHOW_REST_PLAINLY

/** What can be seen only when a visitor does something. */
const LATER =
  /::selection|:(?:hover|active|focus|target|disabled|checked|:-webkit|:file|:placeholder|-moz)/
/** Not the variants that are part of a class, as in `.md\:before\:hidden`. */
const PSEUDO_ELEMENT = /(?<!\\)::?(?:before|after|marker|placeholder|backdrop)\b/g
/**
 * Paper has the whole style, and forced colours have it a moment later; the layer repeats what
 * @property says, for browsers without it.
 */
const NEVER = [
  { name: 'media', params: /^(?:print|\(forced-colors: ?active\))$/ },
  { name: 'layer', params: /^properties$/ },
]
/** Says how something changes or is touched: nothing that is seen at first. */
const UNSEEN = /^(?:transition|tab-size|(?:-\w+-)?(?:user-select|tap-highlight-color))/

/** The class that a selector begins with. */
const FIRST_CLASS = /^\.((?:\\\W|[\w-])+)(?![\w\\-])/

/** The part of a page that is seen before it is scrolled or used, as the scripts in its head leave it. */
function firstView(html: string): Document {
  const { document } = new JSDOM(html).window
  for (const element of document.querySelectorAll(`${BELOW},script,style,noscript`))
    element.remove()
  document.documentElement.classList.add('light', 'dark')
  document.documentElement.dataset['awaited'] = ''
  document.querySelector('button')?.setAttribute('data-pressed', '')
  return document
}

function isSeen(selector: string, view: Document): boolean {
  if (LATER.test(selector)) return false
  const [start, name] = FIRST_CLASS.exec(selector) ?? []
  // To look through the whole view takes a hundred times as long.
  if (name && view.getElementsByClassName(name.replaceAll('\\', '')).length === 0) return false
  if (start === selector) return true
  const element = selector.replace(PSEUDO_ELEMENT, '').replace(/(^|[\s>+~])$/, '$1*')
  try {
    return view.querySelector(element) !== null
  } catch {
    // What the parser does not know is no fault of the style.
    return true
  }
}

/** Takes away the rules that nothing in the first view answers to. */
function dropUnseen(root: Root, view: Document): void {
  root.walkAtRules((rule) => {
    if (NEVER.some(({ name, params }) => rule.name === name && params.test(rule.params)))
      rule.remove()
  })
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return
    const seen = rule.selectors.filter((selector) => isSeen(selector, view))
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

/** Takes away the fonts of families and widths that nothing asks for. */
function dropUnusedFonts(root: Root): void {
  const widths = [100]
  let families = ''
  root.walkDecls(/^(?:--)?font-/, ({ prop, value, parent }) => {
    if (parent?.type !== 'rule') return
    if (prop === 'font-stretch') widths.push(Number.parseFloat(value))
    else families += value
  })
  root.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      if (!families.includes(value.replaceAll(/["']/g, ''))) face.remove()
    })
    face.walkDecls('font-stretch', ({ value }) => {
      const [from = 0, to = from] = value.split(' ').map(Number.parseFloat)
      if (!widths.some((width) => from <= width && width <= to)) face.remove()
    })
  })
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

/** Takes away what stands in for properties that the root always has. */
function dropSpareValues(root: Root): string {
  const known = new Set<string>()
  root.walkRules(':root', (rule) => {
    rule.each((node) => {
      if (node.type === 'decl') known.add(node.prop)
    })
  })
  return root
    .toString()
    .replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
      known.has(name) ? `var(${name})` : whole,
    )
}

/** The part of a style sheet that the first view of a page needs, in its order. */
export function criticalStyle(css: string, html: string): string {
  const root = parse(css)
  const view = firstView(html)
  dropUnseen(root, view)
  const seen = view.documentElement.outerHTML
  while (dropUnused(root, seen));
  dropUnusedFonts(root)
  dropEmpty(root)
  return dropSpareValues(root) + REST
}
