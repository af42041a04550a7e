import { PLAIN } from '../page-state.ts'

export const STYLE_LIMIT_MS = 2000

/** Gives the page a plain layout if its style sheet fails or takes longer than the limit. */
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
