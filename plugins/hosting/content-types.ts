import path from 'node:path'

interface ContentType {
  type: string
  /** Text, which is worth compressing. */
  text: boolean
}

const TYPES: Readonly<Record<string, ContentType>> = {
  avif: { type: 'image/avif', text: false },
  css: { type: 'text/css', text: true },
  html: { type: 'text/html', text: true },
  ico: { type: 'image/x-icon', text: false },
  jpg: { type: 'image/jpeg', text: false },
  js: { type: 'text/javascript', text: true },
  json: { type: 'application/json', text: true },
  pdf: { type: 'application/pdf', text: false },
  png: { type: 'image/png', text: false },
  svg: { type: 'image/svg+xml', text: true },
  txt: { type: 'text/plain', text: true },
  webmanifest: { type: 'application/manifest+json', text: true },
  webp: { type: 'image/webp', text: false },
  woff2: { type: 'font/woff2', text: false },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    text: false,
  },
  xml: { type: 'application/xml', text: true },
}

function endingOf(file: string): string {
  return path.extname(file).slice(1)
}

/** Under `nosniff` no browser guesses a type, so that a file without one would not be shown. */
function contentType(ending: string): ContentType {
  const known = TYPES[ending]
  if (!known) throw new Error(`plugins/hosting/content-types.ts has no type for .${ending}`)
  return known
}

export function isText(file: string): boolean {
  return contentType(endingOf(file)).text
}

/** The types of some files, by the ending of their names. */
export function typesOf(files: readonly string[]): Map<string, string> {
  const endings = [...new Set(files.map(endingOf))].toSorted()
  return new Map(endings.map((ending) => [ending, contentType(ending).type]))
}
