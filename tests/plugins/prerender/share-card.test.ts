import { expect, it } from 'vitest'
import { shareCard } from '../../../plugins/prerender/share-card.ts'
import { HAS_OTHER_LANGUAGE, OTHER_LANGUAGE, OTHER_PATH } from '../../support/other-language.ts'

it.runIf(HAS_OTHER_LANGUAGE)(
  'The picture for shared links is the one of the language, else the Portuguese one',
  () => {
    const words = (alt: string) => ({ title: '', subtitle: '', city: '', alt })
    const cards = { 'pt-BR': words('Nuvem') }
    expect(shareCard(OTHER_LANGUAGE, { ...cards, [OTHER_LANGUAGE]: words('Cloud') })).toEqual({
      address: `/og-${OTHER_PATH.slice(1)}.png`,
      alt: 'Cloud',
    })
    expect(shareCard(OTHER_LANGUAGE, cards)).toEqual({ address: '/og.png', alt: 'Nuvem' })
  },
)
