import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parse, type Rule } from 'postcss'
import { expect, it } from 'vitest'

const SOURCE = path.resolve(import.meta.dirname, '../../src')

function isMixed({ nodes }: Rule): boolean {
  const isPlain = nodes.some(({ type }) => type === 'decl')
  return isPlain && nodes.some((node) => node.type === 'atrule' && node.name === 'apply')
}

it('A rule is utilities or plain CSS, never both', () => {
  const mixed: string[] = []
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.css'))
      parse(readFileSync(path.join(SOURCE, file), 'utf8')).walkRules((rule) => {
        if (isMixed(rule)) mixed.push(`${file} ${rule.selector}`)
      })
  expect(mixed).toEqual([])
})
