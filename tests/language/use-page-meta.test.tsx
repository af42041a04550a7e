import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/config/env.ts'
import { dictionary as enUS } from '@/content/en-us/dictionary.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { LanguageProvider, useLanguage } from '@/language/language-provider.tsx'
import { pageMeta } from '@/language/page-meta.ts'
import type { PageName } from '@/config/routes.ts'
import type { PageMeta } from '@/language/page-meta.ts'
import { usePageMeta } from '@/language/use-page-meta.ts'
import { fillDictionary } from '@/language/fill-dictionary.ts'
import { LIST_COUNTS } from '../../plugins/build-facts.ts'
import { pageHead } from '../../plugins/page-head.ts'
import { PORTUGUESE } from '../../plugins/site-html.ts'

const { env } = parseEnv({})

function Head({ page }: { page: PageName }) {
  const { setLanguage } = useLanguage()
  usePageMeta(page)
  return (
    <button
      onClick={() => {
        setLanguage('en-US')
      }}
    >
      English
    </button>
  )
}

function content(selector: string): string | null | undefined {
  return document.head.querySelector(`meta[${selector}]`)?.getAttribute('content')
}

function headOfDocument(): Partial<Record<keyof PageMeta, string | null | undefined>> {
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: content('name="description"'),
    keywords: content('name="keywords"'),
    ogTitle: content('property="og:title"'),
    ogDescription: content('property="og:description"'),
  }
}

function renderHead(page: PageName) {
  document.head.innerHTML = pageHead('home', '/', env, PORTUGUESE)
  return render(
    <LanguageProvider>
      <Head page={page} />
    </LanguageProvider>,
  )
}

const filled = (page: PageName, texts: typeof ptBR) =>
  pageMeta(page, fillDictionary(texts, env.brandName, LIST_COUNTS))

describe('the head of the document', () => {
  it('holds the meta of the page', () => {
    renderHead('downloads')
    expect(headOfDocument()).toEqual(filled('downloads', ptBR))
  })

  it('follows the language: title, lang, metas and Open Graph', async () => {
    renderHead('home')
    expect(headOfDocument()).toEqual(filled('home', ptBR))
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => {
      expect(headOfDocument()).toEqual(filled('home', enUS))
    })
    expect(content('name="twitter:title"')).toBe(headOfDocument().ogTitle)
    expect(content('name="twitter:description"')).toBe(headOfDocument().ogDescription)
  })

  it('follows the page', () => {
    const { rerender } = renderHead('home')
    rerender(
      <LanguageProvider>
        <Head page="notFound" />
      </LanguageProvider>,
    )
    expect(headOfDocument()).toEqual(filled('notFound', ptBR))
  })
})
