import type { Page } from '@playwright/test'
import type { Language } from '../../src/site/languages.ts'

/** Texts, names and hints that the page marks with a language. */
export function textsInLanguage(page: Page, language: Language): Promise<string[]> {
  return page.evaluate((own) => {
    const said: string[] = []
    const note = (element: Element | null, text: string | null) => {
      const isOwn = element?.closest('[lang]')?.getAttribute('lang') === own
      if (isOwn && !element?.closest('script, style, noscript')) said.push(text ?? '')
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      note(node.parentElement, node.textContent)
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`))
        note(element, element.getAttribute(name))
    return said
  }, language)
}
