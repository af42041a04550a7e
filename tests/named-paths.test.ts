import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

it('Each file that a document or a comment names is there', () => {
  const missing = FILES.filter((file) => /\.([mc]?[jt]sx?|css|md)$/.test(file))
    // They tell of what was.
    .filter((file) => !/CHANGELOG|from-2-to-3/.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').match(file.endsWith('.md') ? INLINE_CODE : COMMENT)
      return (text?.join('\n').match(PATH) ?? [])
        .filter((named) => !existsSync(named))
        .map((named) => `${file}: ${named}`)
    })
  expect(missing).toEqual([])
})
