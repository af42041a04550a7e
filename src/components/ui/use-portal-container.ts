import { useRef, useState } from 'react'

/** The landmark around a control, for what floats beside it. Call `find` before that is shown. */
export function usePortalContainer() {
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
