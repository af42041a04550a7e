import { TOKEN_LIFETIME_MS } from '@/site/spec.ts'
import { tryDecode } from '@/text/try-decode.ts'
import { buildTexts } from 'virtual:site'

const MAX_TOKEN_LENGTH = 4096

type TokenReading =
  | { status: 'valid'; file: string }
  | { status: 'expired' }
  /** The reason that specification section 8 names. Visitors do not see it. */
  | { status: 'invalid'; reason: 'Token inválido' }

const INVALID: TokenReading = { status: 'invalid', reason: 'Token inválido' }

/** URL-safe base64 without padding: mail clients break links at "=". */
export function createToken(file: string, now: number, id: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ id, file, exp: now + TOKEN_LIFETIME_MS }))
  const base64 = btoa(String.fromCharCode(...bytes)).replace(/=+$/, '')
  return base64.replaceAll('+', '-').replaceAll('/', '_')
}

function parse(token: string): unknown {
  const base64 = tryDecode(token)?.replace(/[\s=]/g, '') ?? ''
  try {
    const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

function isGuideFile(file: unknown): file is string {
  return buildTexts.guides.guides.some((guide) => guide.file === file)
}

/** Never throws. Tokens are unsigned, and checked only here (specification sections 3 and 4). */
export function readToken(token: string, now: number): TokenReading {
  if (token.length > MAX_TOKEN_LENGTH) return INVALID
  const content = parse(token)
  if (typeof content !== 'object' || content === null) return INVALID
  if (!('file' in content) || !('exp' in content)) return INVALID
  const { file, exp } = content
  if (!isGuideFile(file) || typeof exp !== 'number' || !Number.isFinite(exp)) return INVALID
  return now > exp ? { status: 'expired' } : { status: 'valid', file }
}
