import { createLucideIcon } from 'lucide-react'

/** Lucide has no icon of WhatsApp. */
export const WhatsAppIcon = createLucideIcon('chat', [
  [
    'path',
    {
      d: 'm3 21 1.7-4.6A9 9 0 1 1 8 19.6zM9 8.5c-.6 3 3.5 7 6.5 6.5l.8-1.7-2-1.2-1 .9c-.9-.4-1.8-1.3-2.2-2.2l.9-1-1.2-2z',
      key: 'sign',
    },
  ],
])
