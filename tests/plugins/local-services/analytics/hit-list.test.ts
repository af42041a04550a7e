// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { updateHitList } from '../../../../plugins/local-services/analytics/hit-list.ts'
import { element } from '../../../../plugins/local-services/inbox/element.ts'
import { createHit } from '../analytics-fixtures.ts'
import { loadAnalyticsPage } from './page.ts'

const first = createHit({ id: 'a' }, { url: '/', referrer: '' })
const second = createHit({ id: 'b' })

describe('the list of hits', () => {
  let list: HTMLOListElement
  const textsOf = (name: string) => [...list.querySelectorAll(name)].map((node) => node.textContent)

  beforeEach(() => {
    loadAnalyticsPage()
    list = element('messages', HTMLOListElement)
  })

  it('names pages by address and referrer, and events by name and data', () => {
    updateHitList(list, [
      createHit({ id: 'c' }, { name: 'call-clicked', data: { place: 'hero', kind: 'talk' } }),
      createHit({ id: 'd' }, { name: 'chat-opened' }),
      createHit({ id: 'e', type: 'identify' }),
      second,
      first,
    ])
    expect(textsOf('.sender')).toEqual([
      'call-clicked',
      'chat-opened',
      '/downloads',
      '/downloads',
      '/',
    ])
    expect(textsOf('.subject')).toEqual([
      'Evento: hero, talk',
      'Evento',
      'identify, vinda de /',
      'Página vista, vinda de /',
      'Página vista',
    ])
  })

  it('puts what arrives on top and keeps the keyboard where it is', () => {
    updateHitList(list, [first])
    const link = list.querySelector('a')
    link?.focus()
    updateHitList(list, [second, first])
    expect(textsOf('.sender')).toEqual(['/downloads', '/'])
    expect(document.activeElement).toBe(link)
  })

  it('drops what is gone', () => {
    updateHitList(list, [second, first])
    updateHitList(list, [second])
    expect(textsOf('.sender')).toEqual(['/downloads'])
    updateHitList(list, [])
    expect(list.children).toHaveLength(0)
  })

  it('shows markup as text', () => {
    const markup = '<img src=x onerror=alert(1)>'
    updateHitList(list, [createHit({}, { name: markup, data: { markup } })])
    expect(list.querySelector('img')).toBeNull()
    expect(textsOf('.sender')).toEqual([markup])
    expect(textsOf('.subject')).toEqual([`Evento: ${markup}`])
  })
})
