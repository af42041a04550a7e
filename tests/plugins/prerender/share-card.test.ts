import { expect, it } from 'vitest'
import { shareCard } from '../../../plugins/prerender/share-card.ts'
import { LANGUAGES } from '../../support/languages.ts'

it('The picture for shared links is the one of the language, else the first one, if there is one', () => {
  const words = (alt: string) => ({ title: '', subtitle: '', city: '', alt })
  const site = { languages: LANGUAGES }
  const cards = { 'pt-BR': words('Nuvem') }
  expect(shareCard('en-US', { ...cards, 'en-US': words('Cloud') }, site)).toEqual({
    address: `/og-en.png`,
    alt: 'Cloud',
  })
  expect(shareCard('en-US', cards, site)).toEqual({ address: '/og.png', alt: 'Nuvem' })
  expect(shareCard('en-US', {}, site)).toBeUndefined()
})
