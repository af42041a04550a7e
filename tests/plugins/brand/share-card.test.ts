import { expect, it } from 'vitest'
import type { Made } from '../../../plugins/brand/made.ts'
import { shareCard } from '../../../plugins/brand/share-card.ts'
import { LANGUAGES } from '../../support/example-texts.ts'

it('The picture for shared links is the one of the language, else the first one, if there is one', () => {
  const words = (alt: string) => ({ title: '', subtitle: '', city: '', alt })
  const site = (cards: Made['cards']) => ({ languages: LANGUAGES, made: { files: {}, cards } })
  const cards = { 'pt-BR': words('Nuvem') }
  expect(shareCard('en-US', site({ ...cards, 'en-US': words('Cloud') }))).toEqual({
    address: `/og-en.png`,
    alt: 'Cloud',
  })
  expect(shareCard('en-US', site(cards))).toEqual({ address: '/og.png', alt: 'Nuvem' })
  expect(shareCard('en-US', site({}))).toBeUndefined()
})
