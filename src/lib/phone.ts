/** Shows an E.164 number: a Brazilian mobile as (48) 90000-0000, any other as it is. */
export function displayPhone(e164: string): string {
  const [, area, first, last] = /^\+55(\d{2})(\d{4,5})(\d{4})$/.exec(e164) ?? []
  return area && first && last ? `(${area}) ${first}-${last}` : e164
}

/** Address of the messaging-app chat with the company, opening with a greeting. */
export function chatUrl(e164: string, greeting: string): string {
  return `https://wa.me/${e164.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`
}
