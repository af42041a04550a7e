export function singleLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

export function singleLines<Name extends string>(texts: Record<Name, string>) {
  const lines = Object.entries<string>(texts).map(([name, text]) => [name, singleLine(text)])
  return Object.fromEntries(lines) as Record<Name, string>
}
