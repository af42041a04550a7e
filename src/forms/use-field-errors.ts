import { useCallback, useState, type FormEvent } from 'react'
import type { Field } from '@/boot/drafts.ts'
import { FIELD_LIMITS } from '@/site/constants.ts'
import { isEmail } from '@/site/is-email.ts'
import { interpolate } from '@/site/interpolate.ts'
import { useTexts } from '@/settings/use-texts.ts'
import type { Texts } from '@/content/schema.ts'

type FormsTexts = Texts['forms']

function describe({ validity, validationMessage, title }: Field, texts: FormsTexts): string {
  if (validity.valueMissing) return texts.required
  if (validity.typeMismatch) return texts.emailInvalid
  if (validity.patternMismatch) return title
  return validationMessage
}

const limits = new Map<string, number>(Object.entries(FIELD_LIMITS))

/** Finds what browsers do not: only spaces, or too many characters. */
function customError({ name, value, required }: Field, texts: FormsTexts): string {
  const limit = limits.get(name) ?? Infinity
  if (value.length > limit) {
    const number = new Intl.NumberFormat(texts.lang)
    return interpolate(texts.tooLong, {
      limit: number.format(limit),
      length: number.format(value.length),
    })
  }
  return required && value !== '' && value.trim() === '' ? texts.required : ''
}

/** `liveEmail` shows an error while an address is typed, which does not block sending (specification section 5). */
export function useFieldErrors({ liveEmail = false } = {}) {
  const { texts } = useTexts('forms')
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})

  const setError = useCallback(
    (name: string, text: string | undefined) =>
      setErrors((known) => (known[name] === text ? known : { ...known, [name]: text })),
    [],
  )

  const check = useCallback(
    (control: Field) => {
      control.setCustomValidity(customError(control, texts))
      const wrong = liveEmail && control.type === 'email' && !isEmail(control.value)
      setError(control.name, wrong ? texts.emailInvalid : undefined)
    },
    [liveEmail, setError, texts],
  )

  const onInvalidCapture = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const control = event.target as Field
    setError(control.name, describe(control, texts))
    const first = event.currentTarget.querySelector(':is(input, textarea):invalid')
    if (first === control) control.focus()
  }

  const clearErrors = () => setErrors({})

  return { errors, clearErrors, check, onInvalidCapture }
}
