import { controlsOf, valueOf, valuesOf, type FormControl } from '../browser/form-fields.ts'
import { readStorage, storageOf, writeStorage } from '../browser/storage.ts'

const PREFIX = 'draft-'

function keyOf(draft: string, field: string): string {
  return `${PREFIX}${draft}-${field}`
}

const formSelector = (draft: string) => `form[data-draft="${draft}"]`

export function fieldOf(draft: string, name: string): FormControl | null {
  return document.querySelector(`${formSelector(draft)} [name="${name}"]`)
}

/** Restores drafts and keeps what is typed. Runs in the head, because the page's code may come late or never. */
export function keepDrafts(): void {
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelectorAll<HTMLFormElement>('form[data-draft]').forEach(restoreDraft),
  )
  document.addEventListener('input', ({ target }) => {
    const { form, labels, name } = target as FormControl
    const draft = form?.dataset['draft']
    if (draft && labels?.length)
      writeStorage(keyOf(draft, name), valueOf(target as FormControl), 'sessionStorage')
  })
}

export function restoreDraft(form: HTMLFormElement): void {
  for (const field of controlsOf(form)) {
    const kept = readStorage(keyOf(form.dataset['draft'] ?? '', field.name), 'sessionStorage') ?? ''
    if (['checkbox', 'radio'].includes(field.type))
      (field as HTMLInputElement).checked ||= field.value === kept
    else field.value ||= kept
  }
}

/** Clears sent values, unless the visitor has typed others in the meantime. */
export function clearDraft(draft: string, sent: Readonly<Record<string, string>>): void {
  const fields = Object.keys(sent)
  const stored = (field: string) => readStorage(keyOf(draft, field), 'sessionStorage') ?? ''
  if (fields.every((field) => stored(field) === sent[field]))
    for (const field of fields) storageOf('sessionStorage')?.removeItem(keyOf(draft, field))
  for (const form of document.querySelectorAll<HTMLFormElement>(formSelector(draft))) {
    const values = valuesOf(form)
    if (fields.every((field) => values[field] === sent[field])) form.reset()
  }
}

export function hasDraft(): boolean {
  return Object.entries(storageOf('sessionStorage') ?? {}).some(
    ([key, value]) => key.startsWith(PREFIX) && value !== '',
  )
}
