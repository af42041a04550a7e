import { useCallback, useState } from 'react'
import type { FormEvent } from 'react'
import { settings } from '@/config/build.ts'
import { FIELD_LIMITS } from '@/config/limits.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { formTexts } from '@/texts/forms.ts'
import { checkText } from './check-text.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function describe({ validity, validationMessage }: Control): string {
  if (validity.valueMissing) return formTexts.required
  if (validity.typeMismatch) return formTexts.emailInvalid
  if (validity.patternMismatch)
    return interpolate(formTexts.phoneInvalid, { email: settings.companyEmail })
  return validationMessage
}

const limits = new Map<string, number>(Object.entries(FIELD_LIMITS))

export function useFieldErrors() {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})

  const setError = useCallback((name: string, text: string | undefined) => {
    setErrors((known) => (known[name] === text ? known : { ...known, [name]: text }))
  }, [])

  /** Adds the checks that the browser lacks, and takes back the field's error. */
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

  const onInvalidCapture = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const control = event.target as Control
    setError(control.name, describe(control))
    const first = event.currentTarget.querySelector(':is(input, textarea):invalid')
    if (first === control) control.focus()
  }

  const clearErrors = () => {
    setErrors({})
  }

  return { errors, setError, clearErrors, check, onInvalidCapture }
}
