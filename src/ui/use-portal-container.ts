import { useRef, useState } from 'react'

/** Finds the landmark around a control, to hold its popup. Call `locate` before the popup opens. */
export function usePortalContainer() {
  const control = useRef<HTMLButtonElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return {
    control,
    container,
    locate: () =>
      setContainer(control.current?.closest<HTMLElement>('header, main, footer') ?? null),
  }
}
