/** Joins class names, leaving out what is absent. */
export function cn(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
