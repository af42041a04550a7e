/** Class names that the inline scripts put on the root. */
const ROOT_CLASSES = ['light', 'dark']
/** What can be seen later only: further down, or when a visitor does something. */
const LATER =
  /~|::selection|:(?:hover|active|focus|target|disabled|checked|:-webkit|:file|:placeholder|-moz)/
/**
 * Paper has the whole style, and forced colours have it a moment later; the layer repeats what
 * @property says, for browsers without it.
 */
const NEVER = /^@(?:media print|media \(forced-colors: ?active\)|layer properties)$/
const GROUP = /^@(?:media|supports|container|layer)\b/
/** Says how something changes or is touched: nothing that is seen at first. */
const UNSEEN = /^(?:transition|tab-size|(?:-\w+-)?(?:user-select|tap-highlight-color))/
const NAMED = /^@(?:property|keyframes) ([\w-]+)/
/** Attributes that inline scripts set before the whole style is there. */
const SET_EARLY = /^\[data-(?:awaited|pressed)/
const WITH_ARGUMENT = /::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g

/** All that stands below a page's first section. */
export const BELOW = 'footer,main>section~*'

/**
 * Hides what has no style yet, for as long as the whole style may take; base.css ends it. With no box
 * there is nothing to lay out before the first paint; a browser that cannot animate `display` skips what
 * it can. An animation that waits asks for no frames, one that runs for sixty a second.
 */
export const HIDE_REST = `@keyframes late{0%{display:none}to{visibility:visible;content-visibility:visible}}${BELOW}{visibility:hidden;content-visibility:hidden;animation:late 0s 4s both}`

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

/** A style sheet with each of its rules, also inside of groups, replaced by what `made` makes of it. */
function mapRules(css: string, made: (head: string, body?: string) => string): string {
  let all = ''
  for (const { head, body } of rulesOf(css)) {
    if (NEVER.test(head)) continue
    if (body === undefined || !GROUP.test(head)) {
      all += made(head, body)
      continue
    }
    const inner = mapRules(body, made)
    if (inner) all += `${head}{${inner}}`
    // The first that names a layer gives it its place among the others.
    else if (head.startsWith('@layer')) all += `${head};`
  }
  return all
}

/** The parts of a list of selectors or declarations, between separators outside of brackets. */
function partsOf(list: string, separator: ',' | ';'): string[] {
  const parts: string[] = []
  let [from, depth] = [0, 0]
  for (const { 0: token, index } of list.matchAll(/"(?:[^"\\]|\\.)*"|\\.|[(),;]/gs)) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    else if (token === separator && depth === 0) {
      parts.push(list.slice(from, index))
      from = index + 1
    }
  }
  return [...parts, list.slice(from)]
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
  for (const [, lang = ''] of html.matchAll(/\slang="(\w+)/g)) names.add(`:lang(${lang})`)
  for (const [, name = '', value = ''] of html.matchAll(/\s([a-z-]+)(?:="([^"]*)")?(?=[\s/>])/g))
    names.add(`[${name}]`).add(`[${name}=${value}]`)
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '))
      names.add(`.${name}`)
  return names
}

/** Escaped characters of class names are held in a private range, apart from those with a meaning. */
const HELD = 0xe000

function hold(selector: string): string {
  return selector.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code?: string, char = '') =>
    String.fromCharCode(HELD + (code ? parseInt(code, 16) : char.charCodeAt(0))),
  )
}

function release(name: string): string {
  return name.replace(/[\ue000-\uf8ff]/g, (char) => String.fromCharCode(char.charCodeAt(0) - HELD))
}

/** Whether one selector may match an element of the first view. */
function mayMatch(written: string, names: ReadonlySet<string>): boolean {
  const selector = hold(written)
  if (LATER.test(selector)) return false
  const languages = selector.match(/:lang\(\w+\)/g)
  if (languages && !languages.some((language) => names.has(language))) return false
  const unconditional = selector.replace(WITH_ARGUMENT, '')
  const attributes = unconditional.match(/\[[\w-]+(?:="?[\w-]*"?)?\]/g) ?? []
  if (!attributes.every((it) => SET_EARLY.test(it) || names.has(it.replaceAll('"', ''))))
    return false
  const plain = unconditional.replace(/\[[^\]]*\]/g, '')
  const parts = plain.match(/[.#]?[\w\-\ue000-\uf8ff]+/g) ?? []
  return parts.every((part) => names.has(release(part)))
}

function pick(css: string, names: ReadonlySet<string>): string {
  return mapRules(css, (head, body) => {
    if (body === undefined) return `${head};`
    if (head.startsWith('@')) return `${head}{${body}}`
    const needed = partsOf(head, ',').filter((selector) => mayMatch(selector, names))
    return needed.length > 0 ? `${needed.join(',')}{${body}}` : ''
  })
}

/** A style sheet without the properties and animations that nothing in it or in the page names. */
function withoutUnused(css: string, html: string): string {
  const named = new Map<string, number>()
  for (const [name] of (css + html).matchAll(/(?<![\w-])[a-z-][\w-]*(?!\s*:|[\w-])/g))
    named.set(name, (named.get(name) ?? 0) + 1)
  return mapRules(css, (head, body) => {
    if (body === undefined) return `${head};`
    const [, name] = NAMED.exec(head) ?? []
    if (name !== undefined) return (named.get(name) ?? 0) > 1 ? `${head}{${body}}` : ''
    const used = partsOf(body, ';').filter((declaration) => {
      const [property = ''] = declaration.split(':', 1)
      return !(property.startsWith('--') ? !named.has(property) : UNSEEN.test(property))
    })
    return used.length > 0 ? `${head}{${used.join(';')}}` : ''
  })
}

/** A style sheet without the fonts of widths that nothing in it asks for. */
function withoutUnusedFonts(css: string): string {
  const widths = Array.from(css.matchAll(/font-stretch:([\d.]+)%(?! )/g), ([, width]) =>
    Number(width),
  )
  return mapRules(css, (head, body) => {
    if (body === undefined) return `${head};`
    const range = /font-stretch:([\d.]+)% ([\d.]+)%/.exec(body)?.slice(1).map(Number)
    if (!head.startsWith('@font-face') || !range) return `${head}{${body}}`
    const [from = 0, to = 0] = range
    return [100, ...widths].some((width) => from <= width && width <= to) ? `${head}{${body}}` : ''
  })
}

/** A style sheet without what stands in for properties that the root always has. */
function withoutSpareValues(css: string): string {
  const roots = Array.from(css.matchAll(/:root\{([^{}]*)/g), ([, body = '']) => body).join(';')
  return css.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
    roots.includes(`${name}:`) ? `var(${name})` : whole,
  )
}

/** The part of a style sheet that the first view of a page needs, in its order. */
export function criticalStyle(css: string, html: string): string {
  const seen = firstView(html)
  let kept = ''
  let rest = pick(css, namesIn(seen))
  while (rest !== kept) {
    kept = rest
    rest = withoutUnused(kept, seen)
  }
  return withoutSpareValues(withoutUnusedFonts(kept)) + HIDE_REST
}
