import { useState, type FormEvent } from 'react'
import type { FormControl } from '@/browser/form-fields.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { isEmail } from '@/text/is-email.ts'
import { siteConfig } from 'virtual:site'

type ErrorCode = 'required' | 'emailInvalid' | 'phoneInvalid' | 'tooLong'

/** Holds no text, because the language may change while the error is shown. */
interface FieldError {
  code: ErrorCode
  length: number
}

const LIMITS: Partial<Record<string, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  company: 100,
  message: 5000,
}

function limitOf(name: string): number {
  return LIMITS[name] ?? Infinity
}

/** Finds the errors that browsers let pass: only spaces, and too many characters. */
function customCode({ name, value, required }: FormControl): ErrorCode | undefined {
  if (value.length > limitOf(name)) return 'tooLong'
  return required && value !== '' && value.trim() === '' ? 'required' : undefined
}

function codeOf(control: FormControl): ErrorCode {
  if (control.validity.typeMismatch) return 'emailInvalid'
  if (control.validity.patternMismatch) return 'phoneInvalid'
  return customCode(control) ?? 'required'
}

/** With `liveEmail` an unfinished address shows an error while it is typed (specification section 5). */
export function useFieldErrors({ liveEmail = false } = {}) {
  const texts = useTexts('forms')
  const [errors, setErrors] = useState<Partial<Record<string, FieldError>>>({})

  const setError = ({ name, value }: FormControl, code: ErrorCode | undefined) =>
    setErrors((known) => {
      if (!code && !known[name]) return known
      return { ...known, [name]: code && { code, length: value.length } }
    })

  const check = (control: FormControl) => {
    control.setCustomValidity(customCode(control) ?? '')
    const wrong = liveEmail && control.type === 'email' && !isEmail(control.value)
    setError(control, wrong ? 'emailInvalid' : undefined)
  }

  const showError = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const control = event.target as FormControl
    setError(control, codeOf(control))
    const first = event.currentTarget.querySelector(':is(input, textarea):invalid')
    if (first === control) control.focus()
  }

  const errorText = (name: string): string | undefined => {
    const error = errors[name]
    if (!error) return undefined
    const number = new Intl.NumberFormat(texts.lang)
    return interpolate(texts[error.code], {
      email: siteConfig.email,
      limit: number.format(limitOf(name)),
      length: number.format(error.length),
    })
  }

  return {
    check,
    field: (name: string) => ({ name, error: errorText(name) }),
    formProps: {
      onInput: (event: FormEvent) => check(event.target as FormControl),
      onInvalidCapture: showError,
      onReset: () => setErrors({}),
    },
  }
}
