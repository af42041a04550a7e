/** What Umami's campaign reports are made of. */
const KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** Whole characters, as many as are told. */
const START = /^.{1,60}/u
const PLAIN = /^[\p{L}\p{M}\d ._-]+$/u
/** Nine digits may be somebody's number; so long a word is no word, but perhaps a token. */
const TELLING = /(\d\D*){9}|[\p{L}\d]{25}/u

/** Never at a space: what was cut stays as it is when it is cut again. */
function cut(value: string): string {
  return START.exec(value)?.[0].trimEnd() ?? ''
}

/**
 * What may be told of the campaign in a query, as a query of its own: the five keys with plain words
 * for values. A value with anything else in it, such as an address, is left out whole.
 */
export function campaignOf(query: string): string {
  const given = new URLSearchParams(query)
  const told = new URLSearchParams()
  for (const key of KEYS) {
    const value = given.get(key)?.trim() ?? ''
    if (PLAIN.test(value) && !TELLING.test(value)) told.set(key, cut(value))
  }
  return told.size > 0 ? `?${told}` : ''
}

/** The campaign in the address that this page was opened with, wherever the router has led since. */
export function campaignOfVisit(): string {
  // Missing in jsdom, and in old browsers for pages without encryption.
  const [opened] = performance.getEntriesByType?.('navigation') ?? []
  return campaignOf(/\?[^#]*/.exec(opened?.name ?? '')?.[0] ?? '')
}
