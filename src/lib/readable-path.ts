/** More would push what follows off the screen. */
const MAX_LENGTH = 200

/** Control characters, and those that turn the direction of what follows. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

function decode(escapes: string): string {
  try {
    const text = decodeURIComponent(escapes)
    return UNSAFE.test(text) ? escapes : text
  } catch {
    return escapes
  }
}

/**
 * An address's path as a person would write it: `/n%C3%A3o` is `/não`. Escapes that are broken, or
 * that stand for a character nobody should be shown, stay as they are; a long path is cut.
 */
export function readablePath(pathname: string): string {
  const text = pathname.replace(/(?:%[\da-f]{2})+/gi, decode)
  const letters = Array.from(text)
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('')}…` : text
}
