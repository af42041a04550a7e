import { createContext } from 'react'

/** True in a dialog or menu. Links there replace the history entry that `useOverlay` adds. */
export const InOverlay = createContext(false)
