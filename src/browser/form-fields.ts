export type FormControl = HTMLInputElement | HTMLTextAreaElement

/** The visible fields: neither the honeypot nor a CAPTCHA's field has a label. */
export function controlsOf(form: HTMLFormElement): FormControl[] {
  return [...form.elements].filter((element): element is FormControl =>
    Boolean((element as FormControl).labels?.length),
  )
}

/** The value that the form would send, which is empty for an unticked box. */
export function valueOf({ form, name }: FormControl): string {
  const value = form && new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

export function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(controlsOf(form).map((field) => [field.name, valueOf(field)]))
}

/** Tells React and the drafts of a value that code has set. */
export function dispatchInput(field: FormControl): void {
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
