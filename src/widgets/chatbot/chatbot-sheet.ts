import { useCallback, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import { useInert } from '@/components/ui/use-inert.ts'

const NARROW_QUERY = '(width < 37.5em)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW_QUERY)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

/**
 * On a narrow window the open panel is a sheet over the whole page. While it is, everything beside
 * `aside` is out of reach and the page holds still. Says whether that is so.
 */
export function useChatbotSheet(aside: RefObject<HTMLElement | null>, open: boolean): boolean {
  const narrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW_QUERY).matches,
    () => false,
  )
  const sheet = open && narrow

  const findBeside = useCallback(
    () =>
      [...(aside.current?.parentElement?.children ?? [])].filter(
        (element) => element !== aside.current,
      ),
    [aside],
  )
  useInert(findBeside, sheet)

  return sheet
}
