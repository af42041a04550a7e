import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dictionary } from '@/content/schema/texts.ts'
import { LanguageProvider, useLanguage } from '@/settings/language-provider.tsx'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { toasts } from '@/ui/toast/toast-store.ts'
import { buildTexts as texts } from 'virtual:site'
import { deferred } from '../support/deferred.ts'
import { LANGUAGES, textsIn } from '../support/example-texts.ts'
import { writeInOtherTab } from '../support/storage.ts'

vi.mock(import('@/settings/load-dictionary.ts'), { spy: true })

beforeEach(() => {
  vi.mocked(loadDictionary).mockReset()
})

const stored = () => localStorage.getItem('language')

/** Renders the provider: the language now, how to change it, and how to wait for another. */
function renderLanguage() {
  const { result } = renderHook(() => ({ ...useLanguage(), header: useTexts('header') }), {
    wrapper: ({ children }) => <LanguageProvider>{children}</LanguageProvider>,
  })
  return {
    now: () => result.current,
    change: (code: string) => act(() => result.current.setLanguage(code)),
    becomes: async (code: string) => waitFor(() => expect(result.current.language).toBe(code)),
  }
}

it.each(LANGUAGES)('The first language is $value where that is stored', async ({ value }) => {
  localStorage.setItem('language', value)
  const { becomes, now } = renderLanguage()
  await becomes(value)
  expect(now().header).toEqual(textsIn(value).header)
})

it.each([null, 'xx-XX', '', 'constructor'])(
  'The first language is Portuguese where %j is stored',
  (code) => {
    if (code !== null) localStorage.setItem('language', code)
    const { header, language } = renderLanguage().now()
    expect([language, header]).toEqual(['pt-BR', texts.header])
    expect(loadDictionary).not.toHaveBeenCalled()
    expect(stored()).toBe(code)
  },
)

describe('Changing the language', () => {
  it('to an unknown code selects the second language', async () => {
    const { change, becomes, now } = renderLanguage()
    change('xx-XX')
    await becomes('en-US')
    expect(now().header).toEqual(textsIn('en-US').header)
    expect(stored()).toBe('en-US')
  })

  it('without a connection is tried again once there is one', async () => {
    vi.mocked(loadDictionary).mockRejectedValueOnce(new Error('offline'))
    const { change, becomes } = renderLanguage()
    change('en-US')
    await vi.waitFor(() => expect(toasts.get()).toHaveLength(1))
    act(() => void window.dispatchEvent(new Event('online')))
    await becomes('en-US')
  })

  it('in another tab is tried again after it has failed here', async () => {
    vi.mocked(loadDictionary).mockRejectedValueOnce(new Error('offline'))
    const { change, becomes, now } = renderLanguage()
    change('en-US')
    await vi.waitFor(() => expect(toasts.get()).toHaveLength(1))
    act(() => writeInOtherTab('language', 'pt-BR'))
    await act(async () => Promise.resolve())
    expect(now().language).toBe('pt-BR')
    act(() => writeInOtherTab('language', 'en-US'))
    await becomes('en-US')
  })

  it.each<[what: string, settle: (late: ReturnType<typeof deferred<Dictionary>>) => void]>([
    ['come', ({ resolve }) => resolve(textsIn('en-US'))],
    ['fail', ({ reject }) => reject(new TypeError('Failed to fetch'))],
  ])('twice shows the last one, and says nothing of texts that %s later', async (_what, settle) => {
    const late = deferred<Dictionary>()
    vi.mocked(loadDictionary).mockReturnValueOnce(late.promise)
    const { change, now } = renderLanguage()
    change('en-US')
    change('pt-BR')
    await act(async () => settle(late))
    expect(now().language).toBe('pt-BR')
    expect(toasts.get()).toEqual([])
  })
})
