import { expect, siteTest as test } from './support/fixtures.ts'
import { readFilesIn } from './support/read-files-in.ts'

test('Every class in the pages has a style', ({ build: { dist } }) => {
  const sheets = readFilesIn(dist, /\.css$/).join('')
  const selected = sheets.match(/(?<=\.)(?:\\.|[\w-])+/g) ?? []
  const styled = new Set(selected.map((name) => name.replaceAll('\\', '')))
  const pages = readFilesIn(dist, /^(downloads.)?index\.html$/).join('')
  const names = pages.match(/(?<= class=")[^"]+/g)?.flatMap((value) => value.split(' ')) ?? []
  expect(names.length).toBeGreaterThan(200)
  // The router's own class, and those of icons, have no style.
  const own = names.filter((name) => name !== 'active' && !name.startsWith('lucide'))
  expect(own.filter((name) => !styled.has(name.replaceAll('&amp;', '&')))).toEqual([])
})

test('Nothing of the local services is in the build', ({ build: { dist } }) => {
  const code = readFilesIn(dist, /\.(html|js|css|json|txt|webmanifest)$/)
  expect(code.length).toBeGreaterThan(10)
  expect(code.join('')).not.toMatch(/__inbox|mail-templates|local-services/)
  expect(readFilesIn(dist, /\.map$|\.env|inbox/)).toEqual([])
})
