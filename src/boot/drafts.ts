import { controlsOf, valuesOf, type FormControl } from '../browser/form-fields.ts'
import { readStorage, removeStored, storedKeys, writeStorage } from '../browser/storage.ts'

const AREA = 'sessionStorage'
const PREFIX = 'draft:'

/** A draft is kept for each form (`download/a.pdf`). A form without one starts with the last of its kind (`download`). */
function keysOf(draft: string): [own: string, common: string] {
  return [PREFIX + draft, PREFIX + draft.replace(/\/.*/, '')]
}

function readDraft(key: string): Partial<Record<string, string>> | null {
  try {
    return JSON.parse(readStorage(key, AREA) ?? 'null') as ReturnType<typeof readDraft>
  } catch {
    return null
  }
}

/** Restores drafts and keeps what is typed. Runs in the head, because the page's code may come late or never. */
export function keepDrafts(): void {
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelectorAll<HTMLFormElement>('form[data-draft]').forEach(restoreDraft),
  )
  document.addEventListener('input', ({ target }) => {
    const { form, labels } = target as FormControl
    if (form && labels?.length) saveDraft(form)
  })
}

export function saveDraft(form: HTMLFormElement): void {
  const draft = form.dataset['draft']
  if (!draft) return
  const written = JSON.stringify(valuesOf(form))
  for (const key of keysOf(draft)) writeStorage(key, written, AREA)
}

export function restoreDraft(form: HTMLFormElement): void {
  const [own, common] = keysOf(form.dataset['draft'] ?? '')
  const kept = readDraft(own) ?? readDraft(common)
  if (!kept) return
  for (const field of controlsOf(form)) field.value ||= kept[field.name] ?? ''
}

/** Clears what was sent, and keeps what the visitor has typed in the meantime. Returns whether there is any. */
export function clearDraft(draft: string, sent: Readonly<Record<string, string>>): boolean {
  const written = JSON.stringify(sent)
  const [own, common] = keysOf(draft)
  for (const key of [own, common]) if (readStorage(key, AREA) === written) removeStored(key, AREA)
  let changed = readDraft(own) !== null
  for (const form of document.forms) {
    if (form.dataset['draft'] !== draft) continue
    if (JSON.stringify(valuesOf(form)) === written) form.reset()
    else changed = true
  }
  return changed
}

export function hasDraft(): boolean {
  return storedKeys(AREA)
    .filter((key) => key.startsWith(PREFIX))
    .some((key) => Object.values(readDraft(key) ?? {}).some(Boolean))
}
