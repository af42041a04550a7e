import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDERS = 'src plugins scripts studio docs tests e2e integrations deploy'.split(' ')
const FILES = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
].filter((file) => !file.includes('node_modules'))

/** Files that an owner is told to make, or to delete. */
const OTHERS =
  /^(src\/content\/(pt-br\/about\.yml|schema\/about\.ts)|src\/screens\/about-page\.tsx|studio\/(tests\/)?guides\/.*|(studio\/)?(tests|e2e)\/specification\/.*)$/
/** The path of a file or folder, unless it is the beginning of a pattern such as `e2e/chatbot*`. */
const PATH = new RegExp(
  String.raw`(?<![\w./@-])(?:${FOLDERS.join('|')})/[\w./-]*[\w/](?![\w/-]|\.\w|\.?\*)`,
  'g',
)
const COMMENT = /(?<=\s|^)(?:\/\/|\/?\*).*/gm
const INLINE_CODE = /`[^`\n]+`/g

it('Each file that a document or a comment names is there', () => {
  const missing = FILES.filter((file) => /\.([mc]?[jt]sx?|css|md)$/.test(file))
    // It tells of what was.
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').match(file.endsWith('.md') ? INLINE_CODE : COMMENT)
      return (text?.join('\n').match(PATH) ?? [])
        .filter((named) => !OTHERS.test(named) && !existsSync(named))
        .map((named) => `${file}: ${named}`)
    })
  expect(missing).toEqual([])
})
