import { useCallback, useState } from 'react'
import type { FormEvent } from 'react'
import { site } from '@/config/build.ts'
import { FIELD_LIMITS } from '@/config/limits.ts'
import { fill } from '@/lib/fill.ts'
import { formTexts } from '@/texts/forms.ts'
import { checkText } from './check-text.ts'

export type Errors = Partial<Record<string, string>>
export type SetError = (name: string, text: string | undefined) => void
type Control = HTMLInputElement | HTMLTextAreaElement

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function describe({ validity, validationMessage }: Control): string {
  if (validity.valueMissing) return formTexts.required
  if (validity.typeMismatch) return formTexts.emailInvalid
  if (validity.patternMismatch) return fill(formTexts.phoneInvalid, { email: site.companyEmail })
  return validationMessage
}

/** Most characters of a field, by its name. */
const limits = new Map<string, number>(Object.entries(FIELD_LIMITS))

/**
 * What is wrong in a form's fields, by name, in the page's words. `onInvalidCapture` belongs on the
 * form: it takes the place of the browser's bubbles and puts the focus on the first faulty field.
 */
export function useFieldErrors(): {
  errors: Errors
  setError: SetError
  clearErrors: () => void
  /** Hands the browser what its own checks do not see in a field, and takes back the field's error. */
  check: (element: Element) => void
  onInvalidCapture: (event: FormEvent<HTMLFormElement>) => void
} {
  const [errors, setErrors] = useState<Errors>({})

  const setError = useCallback<SetError>((name, text) => {
    setErrors((known) => (known[name] === text ? known : { ...known, [name]: text }))
  }, [])

  const check = useCallback(
    (element: Element) => {
      if (!isControl(element)) return
      const { name, value, required } = element
      const limit = limits.get(name) ?? Infinity
      element.setCustomValidity(checkText(value, { required, limit }, formTexts) ?? '')
      setError(name, undefined)
    },
    [setError],
  )

  const onInvalidCapture = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const control = event.target as Control
      setError(control.name, describe(control))
      const first = event.currentTarget.querySelector(':is(input, textarea):invalid')
      if (first === control) control.focus()
    },
    [setError],
  )

  const clearErrors = useCallback(() => {
    setErrors({})
  }, [])

  return { errors, setError, clearErrors, check, onInvalidCapture }
}
