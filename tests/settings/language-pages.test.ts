import { describe, expect, it, vi } from 'vitest'
import { goToLanguage, rememberLanguage } from '@/settings/language-pages.ts'
import { LANGUAGE_STORAGE_KEY } from '@/site/spec.ts'
import {
  DEFAULT_LANGUAGE,
  HAS_OTHER_LANGUAGE,
  OTHER_LANGUAGE,
  OTHER_PATH,
} from '../support/languages.ts'

/** Records where the page would go, as jsdom does not navigate. */
function watchLocation(pathname: string) {
  const assign = vi.fn<(address: string) => void>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { pathname, search: '?a=1', assign, reload })
  return { assign, reload }
}

describe.runIf(HAS_OTHER_LANGUAGE)('a visitor who chooses another language', () => {
  it.each([
    ['/', `${OTHER_PATH}/?a=1`],
    ['/downloads', `${OTHER_PATH}/downloads?a=1`],
    ['/downloads/', `${OTHER_PATH}/downloads/?a=1`],
  ])('goes from %s to %s', (from, to) => {
    const { assign } = watchLocation(from)
    goToLanguage(OTHER_LANGUAGE)
    expect(assign).toHaveBeenCalledExactlyOnceWith(to)
  })

  it.each(['/download', '/download/x', '/nada'])('stays at %s, which all share', (pathname) => {
    const { assign, reload } = watchLocation(pathname)
    goToLanguage(OTHER_LANGUAGE)
    expect(reload).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })

  it('goes nowhere in the page’s own language', () => {
    const { assign, reload } = watchLocation('/')
    goToLanguage(DEFAULT_LANGUAGE)
    expect([...assign.mock.calls, ...reload.mock.calls]).toEqual([])
  })

  it('goes on in the section that is read', () => {
    document.body.innerHTML = '<section id="home"></section><section id="services"></section>'
    for (const [id, top] of Object.entries({ home: -500, services: window.innerHeight / 2 - 1 }))
      vi.spyOn(
        document.getElementById(id) ?? document.body,
        'getBoundingClientRect',
      ).mockReturnValue(new DOMRect(0, top))
    const { assign } = watchLocation('/')
    goToLanguage(OTHER_LANGUAGE)
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${OTHER_PATH}/?a=1#services`)
  })
})

it('The language of the first page seen is stored, unless one was chosen', () => {
  rememberLanguage()
  expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe(DEFAULT_LANGUAGE)
  localStorage.setItem(LANGUAGE_STORAGE_KEY, OTHER_LANGUAGE)
  rememberLanguage()
  expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe(OTHER_LANGUAGE)
})
