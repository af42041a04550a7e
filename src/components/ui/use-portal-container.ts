import { useRef, useState } from 'react'
import type { RefObject } from 'react'

interface PortalContainer {
  control: RefObject<HTMLButtonElement | null>
  container: HTMLElement | null
  find: () => void
}

/**
 * The landmark around a control: what floats beside it belongs there, to be found with it and read in
 * its language. `find` is to be called before it is shown.
 */
export function usePortalContainer(): PortalContainer {
  const control = useRef<HTMLButtonElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return {
    control,
    container,
    find: () => {
      setContainer(control.current?.closest<HTMLElement>('header, main, footer') ?? null)
    },
  }
}
