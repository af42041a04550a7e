import { navigationTiming } from '../navigation-timing.ts'
import { readStorage } from '../storage.ts'
import { AWAITED, WITHOUT_CODE } from '../page-state.ts'
import { addLink } from './add-link.ts'
import { layOutInPieces } from './lay-out-in-pieces.ts'
import { showPlainly } from './show-plainly.ts'

/** False after Back or a reload or for a hash: the browser then scrolls, which needs the whole style at once. */
async function firstPaint(): Promise<boolean> {
  const { supportedEntryTypes } = PerformanceObserver
  if (
    AWAITED in document.documentElement.dataset ||
    navigationTiming()?.type !== 'navigate' ||
    window.location.hash !== '' ||
    !supportedEntryTypes.includes('paint')
  )
    return false
  return new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      resolve(true)
    }).observe({ type: 'paint', buffered: true })
  })
}

async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve)
  })
}

/** A cached page from before a deploy names files that are gone, so it is reloaded, once. */
async function runCode(entry: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ entry)
  } catch (error) {
    console.error(error)
    const { type } = navigationTiming() ?? {}
    if (navigator.onLine && (type === 'navigate' || type === 'back_forward'))
      window.location.reload()
    else document.documentElement.dataset[WITHOUT_CODE] = ''
  }
}

function read<T>(json: string | undefined): T[] {
  return JSON.parse(json ?? '[]') as T[]
}

/** Loads styles and code after the first paint, because they would compete with the text and the font. */
export async function startPage(below: string, files?: string[]): Promise<void> {
  // Data attributes let the script have the same CSP hash on every page.
  const { code, styles } = document.currentScript?.dataset ?? {}
  const addresses = files ?? read<string>(code)
  const painted = await firstPaint()
  for (const href of read<string>(styles)) {
    const style = addLink('stylesheet', href)
    showPlainly(style)
    if (painted) layOutInPieces(style, below)
  }
  for (const href of addresses) addLink('modulepreload', href)
  await parsed()
  await runCode(addresses[0] ?? '')
}

/** Starts the code of the language in the address, or else of the stored one. */
export async function startLanguageNeutralPage(below: string, languageKey: string): Promise<void> {
  const others = new Map(read<[string, string[]]>(document.currentScript?.dataset['others']))
  const named = window.location.pathname.split('/').find((name) => others.has(name))
  const files = others.get(named ?? readStorage(languageKey) ?? '')
  if (!files) return startPage(below)
  const root = document.documentElement
  // The page is hidden, and may have no first paint to wait for.
  root.dataset[AWAITED] = ''
  root.style.visibility = 'hidden'
  // Without it the code renders its own page instead of hydrating this one.
  void parsed().then(() => document.getElementById('root')?.removeAttribute('data-page'))
  await startPage(below, files)
  delete root.dataset[AWAITED]
  root.style.visibility = ''
}
