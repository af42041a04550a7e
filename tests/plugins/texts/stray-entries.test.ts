import { expect, it } from 'vitest'
import { strayEntries } from '../../../plugins/texts/stray-entries.ts'

const people = (...ids: string[]) => ({ heading: 'Quem faz', people: ids.map((id) => ({ id })) })

it('A translation under a mistyped id is named, with the entry that lacks one', () => {
  expect(strayEntries(people('ana-souza', 'rui'), people('rui', 'ana-sousa'))).toEqual([
    '"ana-sousa" is no entry of the Portuguese list, where ana-souza has no translation',
  ])
})

it('A translation of an entry that Portuguese no longer has is no fault', () => {
  expect(strayEntries(people('rui'), people('rui', 'ana'))).toEqual([])
})
