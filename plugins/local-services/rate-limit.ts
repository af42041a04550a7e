/** Says whether a client may send at the time `nowMs`, and counts that it did. */
export type RateLimit = (client: string, nowMs: number) => boolean

/** At most one request in `windowMs` from each client; zero allows all. */
export function createRateLimit(windowMs: number): RateLimit {
  const lastMs = new Map<string, number>()

  return (client, nowMs) => {
    for (const [known, atMs] of lastMs) if (nowMs - atMs >= windowMs) lastMs.delete(known)
    if (lastMs.has(client)) return false
    lastMs.set(client, nowMs)
    return true
  }
}
