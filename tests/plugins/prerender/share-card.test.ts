import { expect, it } from 'vitest'
import { shareCard } from '../../../plugins/prerender/share-card.ts'
import {
  HAS_OTHER_LANGUAGE,
  LANGUAGES,
  OTHER_LANGUAGE,
  OTHER_PATH,
} from '../../support/languages.ts'

it.runIf(HAS_OTHER_LANGUAGE)(
  'The picture for shared links is the one of the language, else the first one, if there is one',
  () => {
    const words = (alt: string) => ({ title: '', subtitle: '', city: '', alt })
    const site = { offered: LANGUAGES }
    const cards = { 'pt-BR': words('Nuvem') }
    expect(shareCard(OTHER_LANGUAGE, { ...cards, [OTHER_LANGUAGE]: words('Cloud') }, site)).toEqual(
      {
        address: `/og-${OTHER_PATH.slice(1)}.png`,
        alt: 'Cloud',
      },
    )
    expect(shareCard(OTHER_LANGUAGE, cards, site)).toEqual({ address: '/og.png', alt: 'Nuvem' })
    expect(shareCard(OTHER_LANGUAGE, {}, site)).toBeUndefined()
  },
)
