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

export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))
}

/** Tells React and the drafts of a value that code has set. */
export function dispatchInput(field: FormControl): void {
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
