/** Formats a Brazilian number as (48) 90000-0000, or +55 48 90000-0000 abroad. Others stay as they are. */
export function displayPhone(e164: string, { abroad = false } = {}): string {
  const [, area, first, last] = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(e164) ?? []
  if (!area || !first || !last) return e164
  return abroad ? `+55 ${area} ${first}-${last}` : `(${area}) ${first}-${last}`
}

export function whatsappUrl(e164: string, greeting: string): string {
  return `https://wa.me/${e164.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`
}
