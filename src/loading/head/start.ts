import { readStorage } from '../../browser/storage.ts'
import { reloadOnce } from '../load-or-reload.ts'
import { AWAITED, WITHOUT_CODE } from '../page-state.ts'
import { addLink } from './add-link.ts'

/** As long as what has no style yet is hidden at most (plugins/critical-style.ts). */
const UNSTYLED_LIMIT_MS = 4000

/** Lays out what is below the first section once its style is there, in tasks that hold up no press. */
function layOutInPieces(style: HTMLLinkElement, below: string): void {
  const pieces = () => document.querySelectorAll<HTMLElement>(below)
  let count = 0
  const next = () => {
    const piece = pieces()[count]
    if (!piece) return
    count += 1
    piece.style.display = ''
    void piece.offsetHeight
    setTimeout(next)
  }
  for (const piece of pieces()) piece.style.display = 'none'
  style.addEventListener('load', next)
  style.addEventListener('error', next)
  setTimeout(next, UNSTYLED_LIMIT_MS)
}

/** A page that is come back to, or opened at a section, finds its place in its whole style only. */
function afterFirstPaint(run: (painted: boolean) => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { supportedEntryTypes } = PerformanceObserver
  if (
    AWAITED in document.documentElement.dataset ||
    navigation?.type !== 'navigate' ||
    window.location.hash !== '' ||
    !supportedEntryTypes.includes('paint')
  )
    run(false)
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      run(true)
    }).observe({ type: 'paint', buffered: true })
}

function read<T>(json: string | undefined): T[] {
  return JSON.parse(json ?? '[]') as T[]
}

async function runCode(entry: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ entry)
  } catch (error) {
    console.error(error)
    if (!reloadOnce()) document.documentElement.dataset[WITHOUT_CODE] = ''
  }
}

/**
 * Asks for the whole style and the page's code, the entry first, once the page has been painted: until
 * then text, first style and font have the network to themselves.
 * @param below selector of what is below a page's first section
 */
export function startPage(below: string, files?: string[], beforeCode?: () => void): void {
  // In the element's data, so that the policy has one hash for all pages.
  const { code, styles } = document.currentScript?.dataset ?? {}
  const addresses = files ?? read<string>(code)
  const run = () => {
    beforeCode?.()
    void runCode(addresses[0] ?? '')
  }
  afterFirstPaint((painted) => {
    for (const href of read<string>(styles)) {
      const style = addLink('stylesheet', href)
      if (painted) layOutInPieces(style, below)
    }
    for (const href of addresses) addLink('modulepreload', href)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
  })
}

/** The same for a page that all languages share, where each has pages and code of its own. */
export function startSharedPage(below: string, languageKey: string): void {
  const others = new Map(read<[string, string[]]>(document.currentScript?.dataset['others']))
  const named = window.location.pathname.split('/').find((name) => others.has(name))
  const files = others.get(named ?? readStorage(languageKey) ?? '')
  if (!files) {
    startPage(below)
    return
  }
  const root = document.documentElement
  root.dataset[AWAITED] = ''
  root.style.visibility = 'hidden'
  startPage(below, files, () => {
    const app = document.getElementById('root')
    app?.replaceChildren()
    app?.removeAttribute('data-page')
    root.style.visibility = ''
  })
}
