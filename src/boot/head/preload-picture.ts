import { appliedTheme } from '../page-state.ts'

/** Preloads the largest picture of the first view in the page's theme. */
export function preloadPicture([light = '', dark = '']: readonly string[]): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  link.href = appliedTheme() === 'dark' ? dark : light
  document.head.append(link)
}
