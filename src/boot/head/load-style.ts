import { STYLE_STATE } from '../page-state.ts'
import { addLink } from './add-link.ts'

const STYLE_LIMIT_MS = 3000

const { dataset } = document.documentElement
let timer: number | undefined

function showPlainly(): void {
  dataset[STYLE_STATE] = 'plain'
}

/** Hides what is below the first section until its style comes, or for as long as the limit. */
export function awaitStyle(): void {
  dataset[STYLE_STATE] = 'awaited'
  timer = window.setTimeout(showPlainly, STYLE_LIMIT_MS)
}

/** Loads the page's whole style sheet. Where that fails the page is laid out plainly. */
export function loadStyle(href: string): HTMLLinkElement {
  const style = addLink('stylesheet', href)
  style.addEventListener('error', showPlainly)
  style.addEventListener('load', () => {
    clearTimeout(timer)
    delete dataset[STYLE_STATE]
  })
  return style
}
