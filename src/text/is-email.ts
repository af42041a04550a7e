/** Specification section 5. The obvious regular expression can take quadratic time. */
export function isEmail(value: string): boolean {
  const at = value.indexOf('@')
  if (at < 1 || at !== value.lastIndexOf('@') || /\s/.test(value)) return false
  const domain = value.slice(at + 1)
  return domain.slice(1, -1).includes('.')
}
