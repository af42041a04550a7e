import { addLink } from '../../browser/add-link.ts'
import { navigationTiming } from '../../browser/navigation-timing.ts'
import { AWAITS_LANGUAGE, NO_SCRIPT } from '../document-state.ts'
import { loadStyle } from './load-style.ts'
import type { PageFiles } from './page-files.ts'

/** False if the browser scrolls first, which needs the whole style, and in a hidden tab, which does not paint. */
async function waitForFirstPaint(): Promise<boolean> {
  const { supportedEntryTypes } = PerformanceObserver
  if (
    document.hidden ||
    AWAITS_LANGUAGE in document.documentElement.dataset ||
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

async function waitUntilParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve)
  })
}

/** A cached page from before a deploy names files that no longer exist. It is reloaded once, if nobody uses it yet. */
async function runCode(code: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ code)
  } catch (error) {
    console.error(error)
    const { type } = navigationTiming() ?? {}
    const isFirstTry = type === 'navigate' || type === 'back_forward'
    if (isFirstTry && navigator.onLine && !navigator.userActivation.hasBeenActive)
      window.location.reload()
    else document.documentElement.dataset[NO_SCRIPT] = ''
  }
}

/** Loads styles and code after the first paint, so that they do not compete with the text and the font. */
export async function startPage({ code, style }: PageFiles): Promise<void> {
  const painted = waitForFirstPaint()
  if (style) void loadStyle(style, painted)
  await painted
  addLink('modulepreload', code)
  await waitUntilParsed()
  await runCode(code)
}
