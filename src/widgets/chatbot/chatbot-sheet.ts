import { useSyncExternalStore } from 'react'
import { useInert } from '@/components/ui/use-inert.ts'

const NARROW_QUERY = '(width < 37.5em)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW_QUERY)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

/** All beside the chat. */
function findBeside(): Iterable<Element> {
  return document.querySelectorAll('#root > :not(.chatbot)')
}

/**
 * On a narrow window the open panel is a sheet over the whole page. While it is, everything beside
 * it is out of reach and the page holds still. Says whether that is so.
 */
export function useChatbotSheet(open: boolean): boolean {
  const narrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW_QUERY).matches,
    () => false,
  )
  const sheet = open && narrow

  useInert(findBeside, sheet)

  return sheet
}
