import type { IncomingMessage } from 'node:http'

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
  // Chromium repeats a request if a reused connection ends without a byte. One wrong byte prevents that.
  if (kind === 'drop') socket.write('\0', () => socket.destroy())
  return new Promise(() => {})
}
