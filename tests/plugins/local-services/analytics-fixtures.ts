import type { Hit } from '../../../plugins/local-services/analytics-store.ts'

export const PAYLOAD = {
  website: 'local',
  hostname: 'localhost',
  language: 'pt-BR',
  screen: '1280x720',
  title: 'Título',
  url: '/downloads',
  referrer: '/',
}

/** The body of a collect request as Umami's script makes it. */
export function collectBody(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ type: 'event', payload: { ...PAYLOAD, ...changes } })
}

export function createHit(
  changes: Partial<Hit> = {},
  payload: Readonly<Record<string, unknown>> = {},
): Hit {
  return {
    id: 'id-1',
    receivedAt: '2026-11-21T12:00:00.000Z',
    refererHeader: 'http://localhost/',
    type: 'event',
    payload: { ...PAYLOAD, ...payload },
    ...changes,
  }
}
