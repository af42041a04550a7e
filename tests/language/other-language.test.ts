import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import { addressIn, continueInLanguage, goToLanguage } from '@/language/other-language.ts'

/** Keeps where the page goes: jsdom itself goes nowhere. */
function watchLocation(pathname: string) {
  const assign = vi.fn<(address: string) => void>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { pathname, search: '?a=1', assign, reload })
  return { assign, reload }
}

function placeSection(top: number) {
  document.body.innerHTML = '<section id="home"></section><section id="services"></section>'
  const at = { home: { top: top - 500, height: 500 }, services: { top, height: 1000 } }
  for (const [id, rect] of Object.entries(at))
    vi.spyOn(document.getElementById(id) ?? document.body, 'getBoundingClientRect').mockReturnValue(
      rect as DOMRect,
    )
}

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('the address of a page in another language', () => {
  it.each([
    ['/', '/en/'],
    ['/downloads', '/en/downloads'],
    ['/downloads/', '/en/downloads/'],
    ['/download', '/download'],
    ['/nada', '/nada'],
  ])('%s is %s', (from, to) => {
    expect(addressIn('en-US', from)).toBe(to)
  })
})

describe('a visitor who chooses another language', () => {
  it('goes to the same page in it', () => {
    const { assign } = watchLocation('/downloads')
    goToLanguage('en-US')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en/downloads?a=1')
  })

  it('stays where the page has one address for all', () => {
    const { assign, reload } = watchLocation('/download/x')
    goToLanguage('en-US')
    expect(reload).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })

  it('goes nowhere in the page’s own language', () => {
    const { assign, reload } = watchLocation('/')
    goToLanguage('pt-BR')
    expect([...assign.mock.calls, ...reload.mock.calls]).toEqual([])
  })

  it('finds the place again, once', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
    watchLocation('/')
    placeSection(-250)
    goToLanguage('en-US')
    placeSection(800)
    continueInLanguage()
    continueInLanguage()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 800 + 250, behavior: 'instant' })
  })
})

describe('the language of the addresses that all share', () => {
  it('is that of the first page seen, unless one was chosen', () => {
    continueInLanguage()
    expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe('pt-BR')
    localStorage.setItem(LANGUAGE_STORAGE_KEY, 'en-US')
    continueInLanguage()
    expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe('en-US')
  })
})
