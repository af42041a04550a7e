import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = 'src plugins scripts studio docs tests e2e integrations deploy'.split(' ')
const FILES = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
].filter((file) => !file.includes('node_modules'))

/** The path of a file or folder, unless it is the beginning of a pattern such as `e2e/chatbot*`. */
const PATH = new RegExp(
  String.raw`(?<![\w./@-])(?:${FOLDERS.join('|')})/[\w./-]*[\w/](?![\w/-]|\.\w|\.?\*)`,
  'g',
)
const COMMENT = /(?<=\s|^)(?:\/\/|\/?\*).*/gm
const INLINE_CODE = /`[^`\n]+`/g
const LINK = /(?<=(?<!!)\[[^\]]*\]\()(?!\w+:|#)[^)#\s]+/g

function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const isDocument = file.endsWith('.md')
  const named = text.match(isDocument ? INLINE_CODE : COMMENT)?.join('\n') ?? ''
  const links = isDocument ? (text.match(LINK) ?? []) : []
  return [...(named.match(PATH) ?? []), ...links.map((link) => path.join(path.dirname(file), link))]
}

it('Each file that a document or a comment names is there', () => {
  const missing = FILES.filter((file) => /\.([mc]?[jt]sx?|css|md)$/.test(file))
    // They tell of what was, or are another site's.
    .filter((file) => !/CHANGELOG|from-2-to-3|tests.sites/.test(file))
    .flatMap((file) =>
      namesIn(file)
        .filter((name) => !existsSync(name))
        .map((name) => `${file}: ${name}`),
    )
  expect(missing).toEqual([])
})
