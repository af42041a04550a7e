import { navigationTiming } from '../navigation-timing.ts'
import { readStorage } from '../storage.ts'
import { AWAITED, WITHOUT_CODE } from '../page-state.ts'
import { addLink } from './add-link.ts'
import { layOutInPieces } from './lay-out-in-pieces.ts'
import { showPlainly } from './show-plainly.ts'

/** At once after Back or a reload, and for a hash: the browser then scrolls, which needs the whole style. */
function afterFirstPaint(run: (painted: boolean) => void): void {
  const { supportedEntryTypes } = PerformanceObserver
  if (
    AWAITED in document.documentElement.dataset ||
    navigationTiming()?.type !== 'navigate' ||
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

/** Loads styles and code after the first paint, so that they do not compete with the text and the font. */
export function startPage(
  below: string,
  files?: string[],
  around?: { before: () => void; after: () => void },
): void {
  // In data attributes, so that the script has the same CSP hash on every page.
  const { code, styles } = document.currentScript?.dataset ?? {}
  const addresses = files ?? read<string>(code)
  const run = () => {
    around?.before()
    void runCode(addresses[0] ?? '').finally(around?.after)
  }
  afterFirstPaint((painted) => {
    for (const href of read<string>(styles)) {
      const style = addLink('stylesheet', href)
      showPlainly(style)
      if (painted) layOutInPieces(style, below)
    }
    for (const href of addresses) addLink('modulepreload', href)
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
    else run()
  })
}

export function startLanguageNeutralPage(below: string, languageKey: string): void {
  const others = new Map(read<[string, string[]]>(document.currentScript?.dataset['others']))
  const named = window.location.pathname.split('/').find((name) => others.has(name))
  const files = others.get(named ?? readStorage(languageKey) ?? '')
  if (!files) {
    startPage(below)
    return
  }
  const root = document.documentElement
  // So that the code does not wait for the first paint, which a hidden page may not have.
  root.dataset[AWAITED] = ''
  root.style.visibility = 'hidden'
  startPage(below, files, {
    // So that the code renders its own page instead of hydrating this one.
    before: () => document.getElementById('root')?.removeAttribute('data-page'),
    after: () => {
      delete root.dataset[AWAITED]
      root.style.visibility = ''
    },
  })
}
