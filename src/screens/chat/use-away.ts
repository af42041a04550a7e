import { useEffect, useState, type RefObject } from 'react'
import { sectionIds } from 'virtual:site'
import { useOverlap } from './use-overlap.ts'

const CONTROLS = ':is(main, footer) :is(a, button, input, textarea, select, summary, label)'
const NOTES = 'main .note'

function useReadingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let lastY = window.scrollY
    const onScroll = () => {
      const isAtEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 1
      setDown(window.scrollY > lastY && !isAtEnd)
      lastY = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return down
}

/** Whether the button is away: over a control or a note, on one column also while the page is read down and at the form. */
export function useAway(button: RefObject<Element | null>, oneColumn: boolean): boolean {
  const down = useReadingDown()
  const atForm = useOverlap(`#${sectionIds.contact}`)
  const covers = useOverlap(`${CONTROLS}, ${NOTES}`, button)
  return covers || (oneColumn && (down || atForm))
}
