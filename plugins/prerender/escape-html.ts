const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an element, or for an attribute in quotes of the given kind. */
export function escapeHtml(text: string, quote: '"' | "'" = '"'): string {
  return text.replaceAll(
    new RegExp(`[&<>${quote}]`, 'g'),
    (character) => ENTITIES[character] ?? character,
  )
}
