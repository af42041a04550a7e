import { interpolate } from '@/lib/interpolate.ts'

interface Rules {
  required?: boolean
  limit: number
}

/** Finds what the browser's own checks let pass: only spaces, or too long. */
export function checkText(
  value: string,
  { required = false, limit }: Rules,
  texts: { lang: string; required: string; tooLong: string },
): string | undefined {
  if (value.length > limit) {
    const number = new Intl.NumberFormat(texts.lang)
    return interpolate(texts.tooLong, {
      limit: number.format(limit),
      length: number.format(value.length),
    })
  }
  if (required && value !== '' && value.trim() === '') return texts.required
  return undefined
}
