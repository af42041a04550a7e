import type { Page } from '@playwright/test'

/** What stands between a page and its reader: each changes the page that it is called in, and goes on. */
const HANDS = {
  /** As Google's: each text is replaced by one in elements of the translator's own. */
  translator: () => {
    const translate = () => {
      for (const text of window.textsToChange()) {
        const words = document.createElement('font')
        words.append(document.createElement('font'))
        words.firstElementChild?.append(`${text.data}\u2009`)
        text.replaceWith(words)
      }
    }
    translate()
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true })
  },

  /** As others: each text is moved into an element of the translator's own. */
  mover: () => {
    const move = () => {
      for (const text of window.textsToChange()) {
        const words = document.createElement('font')
        text.replaceWith(words)
        words.append(text)
      }
    }
    move()
    new MutationObserver(move).observe(document.body, { childList: true, subtree: true })
  },

  passwordManager: () => {
    for (const field of document.querySelectorAll('form input')) {
      field.before(document.createElement('protonpass-field'))
      field.after(document.createElement('div'))
    }
    for (const form of document.forms) form.prepend(document.createElement('div'))
    document.querySelector('main')?.append(document.createElement('div'))
    for (const field of document.querySelectorAll('form [aria-hidden] input')) field.remove()
  },

  /** Makes numbers links, and writes some words in another way. */
  linker: () => {
    for (const text of window.textsToChange()) {
      const [number] = /\(?\d[\d()\s-]{7,}\d/.exec(text.data) ?? []
      if (number === undefined) text.data = text.data.replaceAll('a', 'A')
      else {
        const link = document.createElement('a')
        link.href = `tel:${number.replaceAll(/\D/g, '')}`
        link.append(number)
        text.splitText(text.data.indexOf(number)).deleteData(0, number.length)
        text.after(link)
      }
    }
  },
} satisfies Record<string, () => void>

export type Hand = keyof typeof HANDS

declare global {
  interface Window {
    textsToChange: () => Text[]
  }
}

/** The texts that nobody has changed, but for names. */
function textsToChange(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.textContent?.trim() && !text.parentElement?.closest('script, font, [translate="no"]'))
      texts.push(text as Text)
  return texts
}

/** Has one of the hands change the page as it stands, and what comes into it later. */
export async function layOn(page: Page, hand: Hand): Promise<void> {
  await page.evaluate(`window.textsToChange = ${textsToChange.toString()}`)
  await page.evaluate(HANDS[hand])
}

/** The texts that stand beside elements: React holds them, and loses them to whoever moves them. */
export function bareTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const bare: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const { parentElement: parent, textContent } = text
      if (parent?.closest('#root, [role]') && parent.childNodes.length > 1 && textContent?.trim())
        bare.push(textContent)
    }
    return bare
  })
}
