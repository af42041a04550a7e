/** Class names that the inline scripts put on the root. */
const ROOT_CLASSES = ['light', 'dark']
/** What can be seen later only: further down, or when a visitor does something. */
const LATER = /~|:(?:hover|active|focus|target|disabled|checked|:-webkit|:file|:placeholder|-moz)/
const NAMED = /^@(?:property|keyframes) ([\w-]+)/

/** Hides what has no style yet, for as long as the whole style may take; base.css ends it. */
export const HIDE_REST =
  '@keyframes late{from{visibility:hidden}}footer,main>section~*{animation:4s step-end late}'

/** Each rule of a minified style sheet: what stands before its braces, and in them. */
function* rulesOf(css: string): Generator<{ head: string; body?: string }> {
  let [from, depth, open] = [0, 0, 0]
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|\\.|[{};]/gs)) {
    if (token === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (token === '}') {
      depth -= 1
      if (depth > 0) continue
      yield { head: css.slice(from, open), body: css.slice(open + 1, index) }
      from = index + 1
    } else if (token === ';' && depth === 0) {
      yield { head: css.slice(from, index) }
      from = index + 1
    }
  }
}

/** What can be seen before the page is scrolled or used: nothing below its first section. */
function firstView(html: string): string {
  const sectionEnd = html.indexOf('</section>')
  return html
    .slice(0, sectionEnd === -1 ? undefined : sectionEnd)
    .concat(/<aside\b.*?<\/aside>/s.exec(html)?.[0] ?? '')
}

function namesIn(html: string): Set<string> {
  const names = new Set(ROOT_CLASSES.map((name) => `.${name}`))
  for (const [, tag = ''] of html.matchAll(/<([a-z]\w*)/gi)) names.add(tag.toLowerCase())
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) names.add(`#${id}`)
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '))
      names.add(`.${name}`)
  return names
}

/** Escaped characters of class names are held in a private range, apart from those with a meaning. */
const HELD = 0xe000

function hold(selectors: string): string {
  return selectors.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code?: string, char = '') =>
    String.fromCharCode(HELD + (code ? parseInt(code, 16) : char.charCodeAt(0))),
  )
}

function release(name: string): string {
  return name.replace(/[\ue000-\uf8ff]/g, (char) => String.fromCharCode(char.charCodeAt(0) - HELD))
}

/** Whether one selector of a list may match an element of the first view. */
function mayMatch(selectors: string, names: ReadonlySet<string>): boolean {
  return hold(selectors)
    .split(/,(?![^(]*\))/)
    .some((selector) => {
      if (LATER.test(selector)) return false
      const plain = selector.replace(/\[[^\]]*\]|::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '')
      const parts = plain.match(/[.#]?[\w\-\ue000-\uf8ff]+/g) ?? []
      return parts.every((part) => names.has(release(part)))
    })
}

function pick(css: string, names: ReadonlySet<string>): string {
  let kept = ''
  for (const { head, body } of rulesOf(css)) {
    // The layer repeats what @property says, for browsers that do not know it.
    if (head === '@layer properties') continue
    if (body === undefined) kept += `${head};`
    else if (/^@(?:media|supports|container|layer)\b/.test(head)) {
      const inner = pick(body, names)
      if (inner) kept += `${head}{${inner}}`
    } else if (head.startsWith('@') || mayMatch(head, names)) kept += `${head}{${body}}`
  }
  return kept
}

/** The part of a style sheet that the first view of a page needs, in its order. */
export function criticalStyle(css: string, html: string): string {
  const kept = pick(css, namesIn(firstView(html)))
  // Registered properties and animations are needed where one of the rules names them.
  let used = ''
  for (const { head, body } of rulesOf(kept)) {
    const [, name] = NAMED.exec(head) ?? []
    const uses = name === undefined || kept.split(name).length > 2
    if (uses) used += body === undefined ? `${head};` : `${head}{${body}}`
  }
  return used + HIDE_REST
}
