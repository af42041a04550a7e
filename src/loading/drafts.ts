import { readStorage, removeStorage, writeStorage } from '../browser/storage.ts'

const PREFIX = 'draft-'

type Field = HTMLInputElement | HTMLTextAreaElement

/** The fields that people fill in: traps for programs and what a CAPTCHA adds have no label. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element): element is Field =>
    Boolean((element as Field).labels?.length),
  )
}

export function textsOf<Name extends string>(form: HTMLFormElement): Record<Name, string> {
  const texts = fieldsOf(form).map(({ name, value }) => [name, value])
  return Object.fromEntries(texts) as Record<Name, string>
}

function storedTexts(name: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStorage(PREFIX + name, 'sessionStorage') ?? '{}')
    return Object(stored) as Record<string, unknown>
  } catch {
    return {}
  }
}

/**
 * Keeps what is typed into any form with a name in `data-draft`, from now on, and puts what was kept
 * into those that are served: the page's code may never come.
 */
export function keepDrafts(): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll<HTMLFormElement>('form[data-draft]').forEach(restoreDraft)
  })
  document.addEventListener('input', ({ target }) => {
    const { form } = target as Field
    const name = form?.dataset['draft']
    if (name) writeStorage(PREFIX + name, JSON.stringify(textsOf(form)), 'sessionStorage')
  })
}

/** Puts what was kept into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const texts = storedTexts(form.dataset['draft'] ?? '')
  for (const field of fieldsOf(form)) {
    const text = Object.hasOwn(texts, field.name) ? texts[field.name] : undefined
    if (field.value === '' && typeof text === 'string') field.value = text
  }
}

/**
 * Forgets what was sent, in storage and in the form that is shown under the name; what was typed
 * since then stays.
 */
export function clearDraft(name: string, sent: Readonly<Record<string, string>>): void {
  const isSent = (texts: Record<string, unknown>) =>
    Object.entries(sent).every(([field, text]) => texts[field] === text)
  if (isSent(storedTexts(name))) removeStorage(PREFIX + name, 'sessionStorage')
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[data-draft="${name}"]`))
    if (isSent(textsOf(form))) form.reset()
}

export function hasDraft(): boolean {
  try {
    return Object.keys(window.sessionStorage).some(
      (key) =>
        key.startsWith(PREFIX) &&
        Object.values(storedTexts(key.slice(PREFIX.length))).some(Boolean),
    )
  } catch {
    return false
  }
}
