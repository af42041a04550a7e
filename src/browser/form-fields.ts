export type FormControl = HTMLInputElement | HTMLTextAreaElement

/** The visible fields: neither the honeypot nor a CAPTCHA's field has a label. */
export function controlsOf(form: HTMLFormElement): FormControl[] {
  return [...form.elements].filter((element): element is FormControl =>
    Boolean((element as FormControl).labels?.length),
  )
}

/** The form that keeps its draft under this name. */
export function formOf(draft: string): HTMLFormElement | undefined {
  return [...document.forms].find(({ dataset }) => dataset['draft'] === draft)
}

/** What the form would send, which is empty for an unticked box. No form has a field for files. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const sent = Object.fromEntries(new FormData(form)) as Partial<Record<string, string>>
  return Object.fromEntries(controlsOf(form).map(({ name }) => [name, sent[name] ?? '']))
}

/** Tells React and the drafts of a value that code has set. */
export function dispatchInput(field: FormControl): void {
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
