import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach } from 'vitest'

const LONGEST_PAGE = 800

// Before the page is taken away, which it would try to read.
afterEach(() => virtual.stop())

/** Starts a virtual screen reader over the whole document or a part of it, instead of one that runs. */
export async function startReader(container: HTMLElement = document.body): Promise<void> {
  await virtual.stop()
  await virtual.start({ container })
}

/** What it says from here to the end of what it reads, without the ends of elements. */
export async function readOn(): Promise<string[]> {
  const phrases: string[] = []
  for (let step = 0; step < LONGEST_PAGE; step += 1) {
    await virtual.next()
    const phrase = await virtual.lastSpokenPhrase()
    if (/^end of (document|dialog|alert)/.test(phrase)) return phrases
    if (!phrase.startsWith('end of ')) phrases.push(phrase)
  }
  throw new Error(`The end is not reached after ${phrases.at(-1)}`)
}

/** Returns what says, whenever it is asked, what the reader has said since now. */
export async function spokenSince(): Promise<() => Promise<string[]>> {
  const before = (await virtual.spokenPhraseLog()).length
  return async () => (await virtual.spokenPhraseLog()).slice(before)
}
