import { BELOW_FIRST_SECTION } from '../page-state.ts'

/**
 * Hides the elements below the first section, and shows them one by one once `styled` resolves: to lay
 * them all out at once takes too long.
 */
export async function layOutInPieces(styled: Promise<void>): Promise<void> {
  const pieces = [...document.querySelectorAll<HTMLElement>(BELOW_FIRST_SECTION)]
  const showNext = () => {
    const piece = pieces.shift()
    if (!piece) return
    piece.style.display = ''
    void piece.offsetHeight
    setTimeout(showNext)
  }
  for (const piece of pieces) piece.style.display = 'none'
  await styled
  showNext()
}
