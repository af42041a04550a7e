export function cn(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
