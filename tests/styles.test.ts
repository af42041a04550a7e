import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

function textOf(folder: string, ending: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
}

it('Every class with a style of its own is worn', () => {
  // Those of vendors are worn by their own markup.
  const sheets = ['src/screens', 'src/sky', 'src/ui', 'src/forms', 'src/page', 'src/styles']
  const styled = sheets
    .flatMap((folder) =>
      Array.from(textOf(folder, /\.css$/).matchAll(/^[^@/*{};]*[{,]$/gm), String),
    )
    .flatMap((selector) => Array.from(selector.matchAll(/\.([a-z][\w-]+)/g), ([, name]) => name))
  const code = textOf('src', /\.tsx?$/) + textOf('plugins', /\.tsx?$/)
  const worn = new Set(code.match(/[\w-]+/g))
  expect(styled.length).toBeGreaterThan(100)
  expect([...new Set(styled)].filter((name) => name && !worn.has(name))).toEqual([])
})
