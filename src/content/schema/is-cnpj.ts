/** The check digit of these values (modulo 11). */
function checkDigit(values: readonly number[]): number {
  const sum = values
    .toReversed()
    .reduce((total, value, index) => total + value * (2 + (index % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

export const CNPJ_FORM = /^(?:[./-]*[\dA-Z]){12}(?:[./-]*\d){2}[./-]*$/

/** Whether a Brazilian company's number is right by its last two digits. Since 2026 it may have letters. */
export function isCnpj(text: string): boolean {
  const signs = text.replaceAll(/[./-]/g, '')
  if (!CNPJ_FORM.test(text) || /^0+$/.test(signs)) return false
  const values = Array.from(signs, (sign) => (sign.codePointAt(0) ?? 0) - 48)
  return [12, 13].every((count) => checkDigit(values.slice(0, count)) === values[count])
}
