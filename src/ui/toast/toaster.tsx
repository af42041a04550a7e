import * as RadixToast from '@radix-ui/react-toast'
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from '@/browser/store.ts'
import {
  NOTICE_DURATION_MS,
  NOTICE_GAP_PX,
  NOTICE_WIDTH_PX,
  TOAST_DURATION_MS,
  TOAST_SWIPE_THRESHOLD_PX,
} from '@/site/spec.ts'
import { cn } from '@/ui/cn.ts'
import { modals } from '@/ui/dialog.tsx'
import { dismissToast, toasts, type Toast } from './toast-store.ts'

const DURATIONS_MS = { toast: TOAST_DURATION_MS, notice: NOTICE_DURATION_MS }

function ToastIcon({ toast }: { toast: Toast }) {
  const icon = { size: 22, className: 'mt-px shrink-0' }
  if (toast.variant === 'destructive') return <TriangleAlert {...icon} />
  const Icon = toast.queue === 'toast' ? CircleCheck : Info
  return <Icon {...icon} className="mt-px shrink-0 text-primary" />
}

interface ToastItemProps {
  toast: Toast
  closeLabel: string
  onClose: () => void
}

function ToastItem({ toast, closeLabel, onClose }: ToastItemProps) {
  const destructive = toast.variant === 'destructive'
  const isEscapeOfDialog = useRef(false)
  return (
    <RadixToast.Root
      open={toast.open}
      // Failures too are announced politely. The help beside the form is no live region, so nothing is said twice.
      type="background"
      duration={DURATIONS_MS[toast.queue]}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Keeps the dialog around the toast open.
        event.preventDefault()
        onClose()
      }}
      // Radix closes the toast wherever Escape is pressed. Outside the toast, Escape is meant for the dialog.
      onEscapeKeyDown={({ target }) => {
        const inToast = (target as Element).closest('.toaster') !== null
        isEscapeOfDialog.current = !inToast && modals.get().length > 0
      }}
      onOpenChange={(open) => {
        if (!open && !isEscapeOfDialog.current) onClose()
        isEscapeOfDialog.current = false
      }}
      className={cn(
        'toast opening floating pointer-events-auto relative flex gap-3 py-5 pr-13 pl-5',
        destructive && 'border-danger-fill bg-danger-fill text-on-danger',
      )}
    >
      <ToastIcon toast={toast} />
      <div className="min-w-0">
        <RadixToast.Title className="text-md leading-tight font-medium">
          {toast.title}
        </RadixToast.Title>{' '}
        <RadixToast.Description className={cn('mt-1 text-sm', !destructive && 'text-fg-2')}>
          {toast.description}
        </RadixToast.Description>
        {toast.action}
      </div>
      <RadixToast.Close
        aria-label={closeLabel}
        className="icon-button absolute top-1.5 right-1.5 text-current outline-current"
      >
        <X />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

interface ToasterProps {
  lang: string
  labels: Record<'toast' | 'toastClose' | 'toastRegion', string>
}

/** Rendered into the topmost modal dialog, because the rest of the page is inert while it is open. */
export function Toaster({ lang, labels }: ToasterProps) {
  const all = useStore(toasts)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const host = useStore(modals).at(-1)
  const cameFrom = useRef<HTMLElement>(null)
  if (all.length === 0) return null
  const close = ({ id }: Toast) => {
    if (box?.contains(document.activeElement)) cameFrom.current?.focus()
    dismissToast(id)
  }
  return createPortal(
    <div
      ref={setBox}
      lang={lang}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget as HTMLElement
      }}
      className="toaster pointer-events-none fixed z-toast"
      style={{ width: NOTICE_WIDTH_PX }}
    >
      <RadixToast.Provider
        swipeDirection="right"
        swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
        label={labels.toast}
        {...(box && { announcerContainer: box })}
      >
        {all.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            closeLabel={labels.toastClose}
            onClose={() => close(toast)}
          />
        ))}
        <RadixToast.Viewport
          label={`${labels.toastRegion} ({hotkey})`}
          className="flex flex-col outline-none"
          style={{ gap: NOTICE_GAP_PX }}
        />
      </RadixToast.Provider>
    </div>,
    host ?? document.body,
  )
}
