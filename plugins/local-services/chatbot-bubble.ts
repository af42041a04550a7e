/** A piece of a line: plain text, text in bold, or a link. */
type Span = string | { bold: string } | { link: string; href: string }

/** A line of text, or a list of points. */
type Line = readonly Span[] | { points: readonly string[] }

/** What the chatbot says at once, in one bubble. */
export type Bubble = readonly Line[]

function richSpan(span: Span): object {
  if (typeof span === 'string') return { text: span }
  if ('bold' in span) return { text: span.bold, bold: true }
  return { type: 'a', url: span.href, children: [{ text: span.link }] }
}

function richLine(line: Line): object {
  if (!('points' in line)) return { type: 'p', children: line.map(richSpan) }
  const items = line.points.map((text) => ({
    type: 'li',
    children: [{ type: 'lic', children: [{ text }] }],
  }))
  return { type: 'ul', children: items }
}

/** A bubble as Typebot's API sends it. */
export function textMessage(id: string, bubble: Bubble): object {
  return { id, type: 'text', content: { type: 'richText', richText: bubble.map(richLine) } }
}
