import type { FaultKind } from '../fault.ts'
import type { Mail, MailSummary } from '../mail-store.ts'

const API = '/__inbox/api'

async function call(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`${API}/${path}`, init)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

/** What the other half of this plugin answers, taken at its word. */
async function read<T>(path: string): Promise<T> {
  const response = await call(path)
  return response.json()
}

export function fetchMessages(): Promise<MailSummary[]> {
  return read('messages')
}

export function fetchMessage(id: string): Promise<Mail> {
  return read(`messages/${id}`)
}

export async function clearMessages(): Promise<void> {
  await call('messages', { method: 'DELETE' })
}

export async function fetchFault(): Promise<FaultKind | null> {
  const { kind } = await read<{ kind: FaultKind | null }>('fault')
  return kind
}

/** Orders a fault for the next send, or takes the order back when `kind` is empty. */
export async function orderFault(kind: string): Promise<void> {
  if (kind === '') await call('fault', { method: 'DELETE' })
  else await call('fault', { method: 'PUT', body: JSON.stringify({ kind }) })
}
