import { describe, expect, it, vi } from 'vitest'
import { changeLanguagePage, rememberLanguage } from '@/settings/use-language-page.ts'
import { LANGUAGE_STORAGE_KEY } from '@/site/spec.ts'

/** Records where the page would go, as jsdom does not navigate. */
function watchLocation(pathname: string) {
  const assign = vi.fn<(address: string) => void>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { pathname, search: '?a=1', assign, reload })
  return { assign, reload }
}

describe('a visitor who chooses another language', () => {
  it.each([
    ['/', '/en/?a=1'],
    ['/downloads', '/en/downloads?a=1'],
    ['/downloads/', '/en/downloads/?a=1'],
  ])('goes from %s to %s', (from, to) => {
    const { assign } = watchLocation(from)
    changeLanguagePage('en-US')
    expect(assign).toHaveBeenCalledExactlyOnceWith(to)
  })

  it.each(['/download', '/download/x', '/nada'])('stays at %s, which all share', (pathname) => {
    const { assign, reload } = watchLocation(pathname)
    changeLanguagePage('en-US')
    expect(reload).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })

  it('goes nowhere in the page’s own language', () => {
    const { assign, reload } = watchLocation('/')
    changeLanguagePage('pt-BR')
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
    changeLanguagePage('en-US')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en/?a=1#services')
  })
})

it('The language of the first page seen is stored, unless one was chosen', () => {
  rememberLanguage()
  expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe('pt-BR')
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'en-US')
  rememberLanguage()
  expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe('en-US')
})
