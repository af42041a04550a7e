import type { IncomingMessage } from 'node:http'

/** How the next send may fail, as inbox.html names it. */
export const FAULTS = ['400', '429', '500', 'hang', 'drop'] as const
export type FaultKind = (typeof FAULTS)[number]

export function failAs(kind: FaultKind, { socket }: IncomingMessage): Response | Promise<Response> {
  if (kind !== 'hang' && kind !== 'drop')
    return new Response('Ordered in the inbox', { status: Number(kind) })
  // Chromium repeats a request if a reused connection ends without a byte. One wrong byte prevents that.
  if (kind === 'drop') socket.write('\0', () => socket.destroy())
  return new Promise(() => {})
}
