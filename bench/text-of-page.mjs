const KEPT = /^(h1|h2|h3|p|ul|ol|li|a|picture|source|img|dl|dt|dd|br)$/
const ATTRIBUTES = /\s(href|src|srcset|sizes|type|alt|width|height|loading)="[^"]*"/gi

/**
 * The text, links and pictures of a page's main content, without classes, drawings and controls.
 * @param {string} html
 */
export function parse(html) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replace(/<(svg|button|form|style|script|canvas)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^>"])*)>/gi, (_tag, slash, name, rest) => {
      const kept = name.toLowerCase()
      if (!KEPT.test(kept)) return ''
      if (slash) return `</${kept}>`
      return `<${kept}${(rest.match(ATTRIBUTES) ?? []).join('')}>`
    })
    .replace(/\s+\n/g, '\n')
}
