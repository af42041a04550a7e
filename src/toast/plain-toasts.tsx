import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { formTexts } from '@/content/sections/forms.ts'
import { dismissToast, getNoToasts, getToasts, subscribeToToasts } from './toast-store.ts'
import type { Channel } from './toast-store.ts'

const CHANNELS: readonly Channel[] = ['primary', 'secondary']

/** The toasts where the code that draws them cannot be had: they stay until they are closed. */
export function PlainToasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getNoToasts)
  return (
    <ul
      role="status"
      aria-label={formTexts.toastRegion}
      lang="pt-BR"
      className="fixed top-[calc(var(--header)+1rem)] right-4 z-toast grid max-w-[calc(100vw-2rem)] gap-3"
    >
      {CHANNELS.flatMap((channel) =>
        toasts[channel]
          .filter(({ open }) => open)
          .map(({ id, title, description, action }) => (
            <li
              key={id}
              className="flex gap-3 border border-line bg-raised pl-5 text-fg shadow-float"
            >
              <div className="py-5">
                <p className="font-medium">{title}</p>{' '}
                <p className="text-sm text-fg-2">{description}</p>
                {action}
              </div>
              <button
                type="button"
                aria-label={formTexts.toastClose}
                onClick={() => {
                  dismissToast(channel, id)
                }}
                className="grid size-11 place-content-center"
              >
                <X aria-hidden="true" size={20} strokeWidth={1.5} />
              </button>
            </li>
          )),
      )}
    </ul>
  )
}
