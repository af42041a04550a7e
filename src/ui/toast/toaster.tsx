import * as RadixToast from '@radix-ui/react-toast'
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
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
import { fadeOutCopy } from '@/ui/fade-out-copy.ts'
import { dismissToast, toasts, type Toast } from './toast-store.ts'

const DURATIONS_MS = { toast: TOAST_DURATION_MS, notice: NOTICE_DURATION_MS }

function ToastIcon({ toast }: { toast: Toast }) {
  const icon = { size: 22, className: 'mt-px shrink-0' }
  if (toast.variant === 'destructive') return <TriangleAlert {...icon} />
  const Icon = toast.queue === 'toast' ? CircleCheck : Info
  return <Icon {...icon} className="mt-px shrink-0 text-primary" />
}

function ToastItem({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const destructive = toast.variant === 'destructive'
  return (
    <RadixToast.Root
      ref={fadeOutCopy}
      open={toast.open}
      type={toast.queue === 'toast' ? 'foreground' : 'background'}
      duration={DURATIONS_MS[toast.queue]}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id)
      }}
      className={cn(
        'toast opening floating pointer-events-auto relative flex gap-3 py-5 pr-13 pl-5',
        destructive && 'border-danger-fill bg-danger-fill text-on-danger',
      )}
    >
      <ToastIcon toast={toast} />
      <div className="min-w-0">
        <RadixToast.Title className="text-md leading-snug font-medium">
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

/** Rendered into the body, because an open dialog makes `#root` inert. */
export function Toaster({ lang, labels }: ToasterProps) {
  const all = useStore(toasts)
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null)
  if (!all.some(({ open }) => open)) return null
  return createPortal(
    <div
      ref={setAnnouncer}
      lang={lang}
      className="toaster pointer-events-none fixed z-toast"
      style={{ width: NOTICE_WIDTH_PX }}
    >
      <RadixToast.Provider
        swipeDirection="right"
        swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
        label={labels.toast}
        {...(announcer ? { announcerContainer: announcer } : {})}
      >
        {all.map((toast) => (
          <ToastItem key={toast.id} toast={toast} closeLabel={labels.toastClose} />
        ))}
        <RadixToast.Viewport
          label={`${labels.toastRegion} ({hotkey})`}
          className="flex flex-col outline-none"
          style={{ gap: NOTICE_GAP_PX }}
        />
      </RadixToast.Provider>
    </div>,
    document.body,
  )
}
