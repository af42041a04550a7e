import { addLink } from '../../browser/add-link.ts'
import { STYLE_STATE } from '../document-state.ts'

/** Hidden or plain until the whole style sheet has come: plugins/prerender/critical-style.ts. */
export const BELOW_FIRST_SECTION = 'footer,main>section~*'

const TIME_LIMIT_MS = 3000

function showPlainly(): void {
  document.documentElement.dataset[STYLE_STATE] = 'plain'
}

/** Shows each element in a task of its own, because laying out all of them at once blocks the page for too long. */
function showInTurn(): void {
  for (const element of document.querySelectorAll<HTMLElement>(BELOW_FIRST_SECTION)) {
    element.style.display = 'none'
    setTimeout(() => {
      element.style.display = ''
      void element.offsetHeight
    })
  }
}

/** `painted` resolves with whether the page may appear in turn. If the sheet fails or hangs, it is shown plainly. */
export async function loadStyle(href: string, painted: Promise<boolean>): Promise<void> {
  const { dataset } = document.documentElement
  dataset[STYLE_STATE] = 'loading'
  const timer = window.setTimeout(showPlainly, TIME_LIMIT_MS)
  const inTurn = await painted
  const style = addLink('stylesheet', href)
  style.addEventListener('error', showPlainly)
  style.addEventListener('load', () => {
    clearTimeout(timer)
    if (inTurn && dataset[STYLE_STATE] === 'loading') showInTurn()
    delete dataset[STYLE_STATE]
  })
}
