import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { LANGUAGE_STORAGE_KEY } from '@/site/constants.ts'
import type { Dictionary } from '@/content/schema.ts'
import { LANGUAGES } from '@/site/languages.ts'
import { deferred } from '../deferred.ts'
import { textsIn } from '../texts-in.ts'
import { LanguageProvider, useLanguage } from '@/settings/language-provider.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { writeInOtherTab } from '../broken-storage.ts'
import { toasts } from '@/ui/toast/toast-store.ts'
import { headerTexts } from 'virtual:texts'

vi.mock(import('@/settings/load-dictionary.ts'), { spy: true })

beforeEach(() => {
  vi.mocked(loadDictionary).mockReset()
})

const stored = () => localStorage.getItem(LANGUAGE_STORAGE_KEY)

/** The language as a page sees it: how to change it, and to wait until it is another. */
function renderLanguage() {
  const { result } = renderHook(() => ({ ...useLanguage(), header: useTexts('header').texts }), {
    wrapper: ({ children }) => <LanguageProvider>{children}</LanguageProvider>,
  })
  return {
    now: () => result.current,
    change: (code: string) => act(() => result.current.setLanguage(code)),
    becomes: async (code: string) => waitFor(() => expect(result.current.language).toBe(code)),
  }
}

it('The language on first load is Portuguese, and nothing is saved', () => {
  expect(renderLanguage().now().language).toBe('pt-BR')
  expect(stored()).toBeNull()
})

it.each(LANGUAGES)(
  'The language on first load is $value when that is stored',
  async ({ value }) => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, value)
    const { becomes, now } = renderLanguage()
    await becomes(value)
    expect(now().header).toEqual(textsIn(value).header)
  },
)

it.each(['xx-XX', '', 'constructor'])(
  'The language on first load is Portuguese when "%s" is stored',
  (code) => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, code)
    expect(renderLanguage().now().header).toEqual(headerTexts)
    expect(loadDictionary).not.toHaveBeenCalled()
  },
)

// What is shown, kept and said meanwhile is tested in the browser.
it('Changing the language to an unknown code selects English', async () => {
  const { change, becomes, now } = renderLanguage()
  change('xx-XX')
  await becomes('en-US')
  expect(now().header).toEqual(textsIn('en-US').header)
  expect(stored()).toBe('en-US')
})

it('Changing the language twice shows the last one, whichever texts come first', async () => {
  const late = deferred<Dictionary>()
  vi.mocked(loadDictionary).mockReturnValueOnce(late.promise)
  const { change, becomes, now } = renderLanguage()
  change('ja-JP')
  change('en-US')
  await becomes('en-US')
  await act(async () => {
    late.resolve(textsIn('ja-JP'))
  })
  expect(now().language).toBe('en-US')
})

it('Changing the language says nothing of texts that fail when others have been chosen since', async () => {
  const late = deferred<Dictionary>()
  vi.mocked(loadDictionary).mockReturnValueOnce(late.promise)
  const { change, becomes } = renderLanguage()
  change('zh-CN')
  change('ja-JP')
  await becomes('ja-JP')
  late.reject(new TypeError('Failed to fetch'))
  await act(async () => Promise.resolve())
  expect(toasts.get()).toEqual([])
})

it('Another tab is followed, unknown codes included', async () => {
  const { becomes, now } = renderLanguage()
  writeInOtherTab(LANGUAGE_STORAGE_KEY, 'ko-KR')
  await becomes('ko-KR')
  writeInOtherTab(LANGUAGE_STORAGE_KEY, 'xx-XX')
  await becomes('en-US')
  expect(now().header).toEqual(textsIn('en-US').header)
})

it('Another tab that forgets the language brings Portuguese back', async () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'en-US')
  const { becomes, now } = renderLanguage()
  await becomes('en-US')
  localStorage.clear()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  await becomes('pt-BR')
  expect(now().header).toEqual(headerTexts)
})

it('The language outside its provider throws an error for the developer', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(useLanguage)).toThrow(
    'useLanguage must be used within a LanguageProvider',
  )
})
