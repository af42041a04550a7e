import { readStorage, storageOf, writeStorage } from '../browser/storage.ts'

const PREFIX = 'draft-'

export type FormControl = HTMLInputElement | HTMLTextAreaElement

function keyOf(draft: string, field: string): string {
  return `${PREFIX}${draft}-${field}`
}

const formSelector = (draft: string) => `form[data-draft="${draft}"]`

export function fieldOf(draft: string, name: string): FormControl | null {
  return document.querySelector(`${formSelector(draft)} [name="${name}"]`)
}

/** The visible fields: neither the honeypot nor a CAPTCHA's field has a label. */
export function controlsOf(form: HTMLFormElement): FormControl[] {
  return [...form.elements].filter((element): element is FormControl =>
    Boolean((element as FormControl).labels?.length),
  )
}

/** The value that the form would send, which is empty for an unticked box. */
function valueOf({ form, name }: FormControl): string {
  const value = form && new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(controlsOf(form).map((field) => [field.name, valueOf(field)]))
}

/** Tells React and the drafts of a value that code has set. */
export function announceInput(field: FormControl): void {
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
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
