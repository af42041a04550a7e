import { tryDecode } from '@/text/try-decode.ts'

const MAX_LENGTH = 200

/** Control and formatting characters, some of which change the text's direction. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

function decode(escapes: string): string {
  const text = tryDecode(escapes)
  return text === undefined || UNSAFE.test(text) ? escapes : text
}

export function readablePath(pathname: string): string {
  const text = pathname.replace(/(?:%[\da-f]{2})+/gi, decode)
  const characters = Array.from(text)
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : text
}
