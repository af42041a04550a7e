import { describe, expect, it } from 'vitest'
import { translate } from '../../../plugins/texts/translation.ts'

const PORTUGUESE = {
  lang: 'pt-BR',
  a: 'um',
  b: { c: 'dois' },
  list: [{ t: 'três' }, { t: 'quatro' }],
}
const ENGLISH = {
  lang: 'en-US',
  a: 'one',
  b: { c: 'two' },
  list: [{ t: 'three' }, { t: 'four' }],
}

describe('what a language lacks', () => {
  it('is Portuguese, and its group says so', () => {
    const own = { lang: 'en-US', b: { c: 'two' }, list: PORTUGUESE.list }
    const { texts, stale } = translate(PORTUGUESE, own)
    expect(texts).toEqual({ ...PORTUGUESE, b: { c: 'two' } })
    expect(stale).toEqual(['a'])
  })

  it('is an item that says so, where a list is shorter', () => {
    const own = { ...ENGLISH, list: [{ t: 'three' }] }
    const { texts, stale } = translate(PORTUGUESE, own)
    expect(texts).toEqual({ ...own, list: [{ t: 'three' }, { t: 'quatro', lang: 'pt-BR' }] })
    expect(stale).toEqual(['list.1'])
  })

  it('is nothing where it says more, and lists of words stay its own', () => {
    const own = { lang: 'en-US', words: ['one'], more: 'yes' }
    expect(translate({ lang: 'pt-BR', words: ['um', 'dois'] }, own).texts).toEqual(own)
  })
})

describe('a translation whose Portuguese has changed since', () => {
  const { sources } = translate(PORTUGUESE, ENGLISH)

  it('is named by its key, and up to date while nothing has changed', () => {
    expect(translate(PORTUGUESE, ENGLISH, sources)).toEqual({ texts: ENGLISH, stale: [], sources })
    const changed = { ...PORTUGUESE, a: 'hum', list: [{ t: 'três' }, { t: 'cinco' }] }
    expect(translate(changed, ENGLISH, sources).stale).toEqual(['a', 'list.1.t'])
  })

  it('loses the items that are gone, and keeps the others with their own', () => {
    const removed = translate({ ...PORTUGUESE, list: [{ t: 'quatro' }] }, ENGLISH, sources)
    expect(removed.texts).toEqual({ ...ENGLISH, list: [{ t: 'four' }] })
    expect(removed.stale).toEqual([])
    // Taken for up to date, what is gone stays gone.
    const again = translate({ ...PORTUGUESE, list: [{ t: 'quatro' }] }, ENGLISH, removed.sources)
    expect(again.texts).toEqual(removed.texts)
  })

  it('finds its items where new ones stand before them', () => {
    const list = [{ t: 'dois e meio' }, ...PORTUGUESE.list]
    const { texts, stale } = translate({ ...PORTUGUESE, list }, ENGLISH, sources)
    const lacking = { t: 'dois e meio', lang: 'pt-BR' }
    expect(texts).toEqual({ ...ENGLISH, list: [lacking, ...ENGLISH.list] })
    expect(stale).toEqual(['list.0'])
  })

  it('follows where it was the same as the Portuguese', () => {
    const portuguese = { image: '/a', words: 'um' }
    const own = { image: '/a', words: 'one' }
    const before = translate(portuguese, own).sources
    const { texts } = translate({ image: '/b', words: 'dois' }, own, before)
    expect(texts).toEqual({ image: '/b', words: 'one' })
  })
})
