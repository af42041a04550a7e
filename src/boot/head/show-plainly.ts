import { PLAIN } from '../page-state.ts'

export const STYLE_LIMIT_MS = 2000

/** Lays the page out plainly where its style sheet fails, or does not come within the limit. */
export function showPlainly(style: HTMLLinkElement): void {
  const { dataset } = document.documentElement
  const show = () => {
    dataset[PLAIN] = ''
  }
  const timer = setTimeout(show, STYLE_LIMIT_MS)
  style.addEventListener('error', show)
  style.addEventListener('load', () => {
    clearTimeout(timer)
    delete dataset[PLAIN]
  })
}
