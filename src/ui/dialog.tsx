import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { createStore } from '@/browser/store.ts'

/** The open modal dialogs, the topmost last. */
export const modals = createStore<readonly HTMLElement[]>([])

interface DialogProps extends ComponentProps<'dialog'> {
  open: boolean
  modal?: boolean
  onClose: () => void
}

/** For browsers without `closedby`. Selecting text may end on the backdrop, which must not close the dialog. */
function closeByClick(this: HTMLDialogElement, { target }: Event): void {
  if (target === this && document.getSelection()?.type !== 'Range') this.close()
}

/** A closed dialog keeps its content, so that it can fade out and open again as it was. */
export function Dialog({ open, modal = true, onClose, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    if (modal) {
      element.showModal()
      if (!('closedBy' in HTMLDialogElement.prototype))
        element.addEventListener('click', closeByClick)
      modals.set([...modals.get(), element])
    } else element.show()
    return () => {
      element.removeEventListener('click', closeByClick)
      element.close()
      modals.set(modals.get().filter((other) => other !== element))
    }
  }, [open, modal])

  if (!wasOpened) return null
  return (
    <dialog
      ref={dialog}
      closedby={modal ? 'any' : 'none'}
      onClose={({ currentTarget }) => {
        // The event comes late: a dialog that was reopened as a modal one is open by then.
        if (!currentTarget.open) onClose()
      }}
      {...props}
    />
  )
}
