import { readStorage, removeStorage, storageOf, writeStorage } from '../browser/storage.ts'

const PREFIX = 'draft-'

export type Field = HTMLInputElement | HTMLTextAreaElement

function keyOf(draft: string, field: string): string {
  return `${PREFIX}${draft}-${field}`
}

/** The visible fields. The honeypot and a CAPTCHA's fields have no label. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((element): element is Field =>
    Boolean((element as Field).labels?.length),
  )
}

export function valuesOf<Name extends string>(form: HTMLFormElement): Record<Name, string> {
  const values = fieldsOf(form).map(({ name, value }) => [name, value])
  return Object.fromEntries(values) as Record<Name, string>
}

/** Restores and keeps what is typed. Runs in the head, because the page's code may come late or never. */
export function keepDrafts(): void {
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelectorAll<HTMLFormElement>('form[data-draft]').forEach(restoreDraft),
  )
  document.addEventListener('input', ({ target }) => {
    const { form, labels, name, value } = target as Field
    const draft = form?.dataset['draft']
    if (draft && labels?.length) writeStorage(keyOf(draft, name), value, 'sessionStorage')
  })
}

export function restoreDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form))
    field.value ||=
      readStorage(keyOf(form.dataset['draft'] ?? '', field.name), 'sessionStorage') ?? ''
}

/** Clears what was sent, unless something else was typed meanwhile. */
export function clearDraft(draft: string, sent: Readonly<Record<string, string>>): void {
  const fields = Object.keys(sent)
  const stored = (field: string) => readStorage(keyOf(draft, field), 'sessionStorage') ?? ''
  if (fields.every((field) => stored(field) === sent[field]))
    for (const field of fields) removeStorage(keyOf(draft, field), 'sessionStorage')
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[data-draft="${draft}"]`)) {
    const values = valuesOf(form)
    if (fields.every((field) => values[field] === sent[field])) form.reset()
  }
}

export function hasDraft(): boolean {
  return Object.entries(storageOf('sessionStorage') ?? {}).some(
    ([key, value]) => key.startsWith(PREFIX) && value !== '',
  )
}
