import { BELOW_FIRST_SECTION } from '../page-state.ts'

/** A style that hangs for so long is not waited for. */
const STYLE_LIMIT_MS = 2000

/** Shows the elements below the first section one by one, because to lay them all out takes too long at once. */
export function layOutInPieces(style: HTMLLinkElement): void {
  const pieces = () => document.querySelectorAll<HTMLElement>(BELOW_FIRST_SECTION)
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
  setTimeout(next, STYLE_LIMIT_MS)
}
