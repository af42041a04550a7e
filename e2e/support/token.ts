import { randomUUID } from 'node:crypto'

/** Base64 of any text, as a download link carries it. Made apart from the site's own codec. */
function encode(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64').replace(/=+$/, '')
}

/** A download token by specification section 3, expiring at `exp` (epoch milliseconds). */
export function tokenFor(file: string, exp: number): string {
  return encode(JSON.stringify({ id: randomUUID(), file, exp }))
}
