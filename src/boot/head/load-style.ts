import { BELOW_FIRST_SECTION, STYLE_STATE } from '../document-state.ts'
import { addLink } from './add-link.ts'

const TIME_LIMIT_MS = 3000

const { dataset } = document.documentElement

function showPlainly(): void {
  dataset[STYLE_STATE] = 'plain'
}

function hideBelowFirstSection(): HTMLElement[] {
  const elements = [...document.querySelectorAll<HTMLElement>(BELOW_FIRST_SECTION)]
  for (const element of elements) element.style.display = 'none'
  return elements
}

/** Shows one element in each task, because laying them all out in one takes too long. */
function showInTurn([element, ...others]: readonly HTMLElement[]): void {
  if (!element) return
  element.style.display = ''
  void element.offsetHeight
  setTimeout(showInTurn, 0, others)
}

/**
 * Loads the whole style sheet once `painted` resolves, with whether the page may appear in turn. Until then
 * what is below the first section is hidden. If the sheet fails or hangs, it is shown plainly.
 */
export async function loadStyle(href: string, painted: Promise<boolean>): Promise<void> {
  dataset[STYLE_STATE] = 'awaited'
  const timer = window.setTimeout(showPlainly, TIME_LIMIT_MS)
  const inTurn = await painted
  const style = addLink('stylesheet', href)
  style.addEventListener('error', showPlainly)
  style.addEventListener('load', () => {
    clearTimeout(timer)
    const hidden = inTurn && dataset[STYLE_STATE] === 'awaited' ? hideBelowFirstSection() : []
    delete dataset[STYLE_STATE]
    showInTurn(hidden)
  })
}
