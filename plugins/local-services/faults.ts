import type { IncomingMessage } from 'node:http'

/** What can be ordered for the next send, in the inbox's words. */
export const FAULTS = {
  '400': 'Erro 400',
  '429': 'Erro 429',
  '500': 'Erro 500',
  hang: 'Sem resposta',
  drop: 'Conexão cortada',
}

export type FaultKind = keyof typeof FAULTS

export function failAs(kind: FaultKind, { socket }: IncomingMessage): Response | Promise<Response> {
  if (kind !== 'hang' && kind !== 'drop')
    return new Response('Ordered in the inbox', { status: Number(kind) })
  // Chromium sends a request again when a connection it has used before ends without a byte, so
  // that a plain cut would go unnoticed: one byte that begins no answer makes it final.
  if (kind === 'drop') socket.write('\0', () => socket.destroy())
  return new Promise(() => {})
}
