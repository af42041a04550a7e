import { readFileSync } from 'node:fs'
import { parseEnv as parseFile } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parseSettings } from '../../plugins/texts/read-site.ts'

describe('the example of an environment file', () => {
  const file = parseFile(readFileSync('.env.example', 'utf8'))

  it('sets every setting to its default', () => {
    expect(parseSettings(file)).toEqual(parseSettings({}))
    const code = ['plugins/env.ts', 'src/site/owner-links.ts'].map((name) =>
      readFileSync(name, 'utf8'),
    )
    const known = code.join('').match(/(?<=')VITE_(?!USER_NODE_ENV)\w+(?=')/g)
    expect(Object.keys(file).toSorted()).toEqual([...new Set(known)].toSorted())
  })
})
