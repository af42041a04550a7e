import { useCallback, useState, type FormEvent } from 'react'
import type { Field } from '@/loading/drafts.ts'
import { FIELD_LIMITS } from '@/config/limits.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { formTexts } from '@/texts/forms.ts'

function describe({ validity, validationMessage, title }: Field): string {
  if (validity.valueMissing) return formTexts.required
  if (validity.typeMismatch) return formTexts.emailInvalid
  if (validity.patternMismatch) return title
  return validationMessage
}

const limits = new Map<string, number>(Object.entries(FIELD_LIMITS))

/** Checks that browsers do not make: only spaces, too long. */
function findFault({ name, value, required }: Field): string {
  const limit = limits.get(name) ?? Infinity
  if (value.length > limit) {
    const number = new Intl.NumberFormat(formTexts.lang)
    return interpolate(formTexts.tooLong, {
      limit: number.format(limit),
      length: number.format(value.length),
    })
  }
  return required && value !== '' && value.trim() === '' ? formTexts.required : ''
}

export function useFieldErrors() {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})

  const setError = useCallback(
    (name: string, text: string | undefined) =>
      setErrors((known) => (known[name] === text ? known : { ...known, [name]: text })),
    [],
  )

  const check = useCallback(
    (control: Field) => {
      control.setCustomValidity(findFault(control))
      setError(control.name, undefined)
    },
    [setError],
  )

  const onInvalidCapture = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const control = event.target as Field
    setError(control.name, describe(control))
    const first = event.currentTarget.querySelector(':is(input, textarea):invalid')
    if (first === control) control.focus()
  }

  const clearErrors = () => setErrors({})

  return { errors, setError, clearErrors, check, onInvalidCapture }
}
