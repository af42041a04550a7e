import { useRef, useState } from 'react'

/** The landmark around a control, as container of its popup. Call `find` before the popup opens. */
export function usePortalContainer() {
  const control = useRef<HTMLButtonElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return {
    control,
    container,
    find: () => setContainer(control.current?.closest<HTMLElement>('header, main, footer') ?? null),
  }
}
