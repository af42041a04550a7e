import { PLAIN } from '../page-state.ts'

export const STYLE_LIMIT_MS = 2000

/** Without its whole style the page is shown in a plain one: at once where it fails, soon where it hangs. */
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
