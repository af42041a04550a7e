import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { fadeOutCopy } from './fade-out-copy.ts'
import { InOverlay } from './overlay/in-overlay.ts'
import { useOverlay } from './overlay/use-overlay.ts'

interface DialogProps {
  title: string
  lang: string | undefined
  description: string
  closeLabel: string
  onClose: () => void
  aside: ReactNode
  children: ReactNode
}

export function Dialog({
  title,
  lang,
  description,
  closeLabel,
  onClose,
  aside,
  children,
}: DialogProps) {
  const id = useId()
  const closeButton = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const opener = useRef<HTMLElement>(null)
  useOverlay({ box, behind: '#root, .chatbot', opener, onClose })

  useLayoutEffect(() => {
    opener.current ??= document.activeElement as HTMLElement
    closeButton.current?.focus()
    // WebKit would scroll the page to the caret of a removed field.
    return () => document.getSelection()?.removeAllRanges()
  }, [])

  return createPortal(
    <div
      ref={fadeOutCopy}
      role="presentation"
      lang={lang}
      // Selecting text past the dialog's edge ends in a click on the scrim, which must not close the dialog.
      onPointerDown={({ target, currentTarget }) => {
        pressed.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (pressed.current && target === currentTarget) onClose()
      }}
      className="scrim fixed inset-0 z-dialog overflow-y-auto overscroll-contain"
    >
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
        className="opening floating relative grid w-full max-w-168 md:max-w-230 md:grid-cols-[minmax(0,7fr)_minmax(0,9fr)]"
      >
        <div className="hidden place-content-center bg-sunk p-10 md:grid">{aside}</div>
        <div className="px-5 pt-8 pb-7 sm:px-11 sm:pt-11 sm:pb-12">
          <button
            ref={closeButton}
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="icon-button absolute top-3 right-3"
          >
            <X />
          </button>
          <h2 id={`${id}-title`} className="form-title pr-10">
            {title}
          </h2>
          <p id={`${id}-description`} className="note mt-3">
            {description}
          </p>
          <InOverlay value>{children}</InOverlay>
        </div>
      </div>
    </div>,
    document.body,
  )
}
