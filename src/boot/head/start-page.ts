import { navigationTiming } from '../navigation-timing.ts'
import { readStorage } from '../storage.ts'
import { AWAITED, WITHOUT_CODE } from '../page-state.ts'
import { addLink } from './add-link.ts'
import { layOutInPieces } from './lay-out-in-pieces.ts'
import { showPlainly } from './show-plainly.ts'

/** False, at once, after Back or a reload and for a hash: the browser then scrolls, which needs the whole style. */
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

/** A page that the browser kept from before a deploy names code that is gone: it is reloaded, once. */
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

/** Loads styles and code after the first paint, so that they do not compete with the text and the font. */
export async function startPage(below: string, files?: string[]): Promise<void> {
  // In data attributes, so that the script has the same CSP hash on every page.
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

/** Starts the code of the language that the address or the stored choice names. */
export async function startLanguageNeutralPage(below: string, languageKey: string): Promise<void> {
  const others = new Map(read<[string, string[]]>(document.currentScript?.dataset['others']))
  const named = window.location.pathname.split('/').find((name) => others.has(name))
  const files = others.get(named ?? readStorage(languageKey) ?? '')
  if (!files) return startPage(below)
  const root = document.documentElement
  // So that the code does not wait for the first paint, which a hidden page may not have.
  root.dataset[AWAITED] = ''
  root.style.visibility = 'hidden'
  // So that the code renders its own page instead of hydrating this one.
  void parsed().then(() => document.getElementById('root')?.removeAttribute('data-page'))
  await startPage(below, files)
  delete root.dataset[AWAITED]
  root.style.visibility = ''
}
