import { expect, it } from 'vitest'
import { strayEntries } from '../../../plugins/texts/stray-entries.ts'

const people = (...ids: string[]) => ({ heading: 'Quem faz', people: ids.map((id) => ({ id })) })

it('a translation under a mistyped id is told, with the entry that lacks one', () => {
  expect(strayEntries(people('ana-souza', 'rui'), people('rui', 'ana-sousa'))).toEqual([
    '"ana-sousa" is no entry of the Portuguese list: the nearest is "ana-souza"',
  ])
})

it('an entry that was taken away in Portuguese alone is none', () => {
  expect(strayEntries(people('rui'), people('rui', 'ana'))).toEqual([])
})
