import { expect, it } from 'vitest'
import { entries, group, line, lines, named, same } from '@/content/schema/fields.ts'
import { mergeTranslation } from '../../../plugins/texts/merge-translation.ts'
import { fieldFor } from '../../../plugins/texts/schema-tree.ts'

const FIELD = fieldFor(
  group('Página', {
    title: line('Título'),
    figure: same('Número'),
    note: line('Nota'),
    inner: group('Grupo', { text: line('Texto') }),
    words: lines('Palavras', 1, 9),
    list: entries('Lista', { name: line('Nome'), figure: same('Número') }),
  }),
)

const PORTUGUESE = {
  title: 'Olá',
  figure: '40+',
  note: '',
  inner: { text: 'um' },
  words: ['dois', 'três'],
  list: [
    { id: 'a', name: 'quatro', figure: '4' },
    { id: 'b', name: 'cinco', figure: '5' },
  ],
}
const ENGLISH = {
  title: 'Hello',
  inner: { text: 'one' },
  words: ['two', 'three'],
  list: [
    { id: 'b', name: 'five' },
    { id: 'a', name: 'four' },
  ],
}

const merge = (own: unknown) => mergeTranslation('pt-BR', FIELD, PORTUGUESE, own)

it('A translation of all words that there are has no gaps: figures come from Portuguese, entries are found by id', () => {
  const value = {
    ...ENGLISH,
    figure: '40+',
    note: '',
    list: [
      { id: 'a', name: 'four', figure: '4' },
      { id: 'b', name: 'five', figure: '5' },
    ],
  }
  expect(merge(ENGLISH)).toEqual({ value, hasGaps: false })
})

it('A text that a language lacks is Portuguese and marked', () => {
  expect(merge({ ...ENGLISH, inner: undefined, words: ['two'] })).toMatchObject({
    value: { title: 'Hello', inner: { text: 'um' }, words: ['two', 'três'] },
    hasGaps: true,
  })
})

it('An entry that a language lacks is marked, and entries that Portuguese lacks are left out', () => {
  const list = [
    { id: 'c', name: 'six' },
    { id: 'b', name: 'five' },
  ]
  const [a, b] = PORTUGUESE.list
  expect(merge({ ...ENGLISH, list })).toMatchObject({
    value: {
      list: [
        { ...a, lang: 'pt-BR' },
        { ...b, name: 'five' },
      ],
    },
    hasGaps: false,
  })
})

it('A document is that of the first language, also where a translation names it', () => {
  const field = fieldFor(group('Guia', { file: named('document', 'PDF') }))
  const merged = mergeTranslation('pt-BR', field, { file: 'a.pdf' }, { file: '/pdfs/a.pdf' })
  expect(merged.value).toEqual({ file: 'a.pdf' })
})
