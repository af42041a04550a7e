import { useCallback, useState } from 'react'
import type { FormEvent } from 'react'
import { site } from '@/config/site.ts'
import { fill } from '@/lib/fill.ts'

type Control = HTMLInputElement | HTMLTextAreaElement
type Errors = Record<string, string>

interface FaultTexts {
  required: string
  emailInvalid: string
  phoneInvalid: string
}

function describe({ validity, validationMessage }: Control, texts: FaultTexts): string {
  if (validity.valueMissing) return texts.required
  if (validity.typeMismatch) return texts.emailInvalid
  if (validity.patternMismatch) return fill(texts.phoneInvalid, { email: site.companyEmail })
  return validationMessage
}

/**
 * Names the browser's own validation faults in the page's words, by field name. `onInvalidCapture`
 * belongs on the form: it takes the place of the browser's bubbles and puts the focus on the first
 * faulty field.
 */
export function useFieldErrors(texts: FaultTexts): {
  errors: Errors
  onInvalidCapture: (event: FormEvent<HTMLFormElement>) => void
  clearError: (name: string) => void
} {
  const [errors, setErrors] = useState<Errors>({})

  const onInvalidCapture = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const control = event.target as Control
      setErrors((known) => ({ ...known, [control.name]: describe(control, texts) }))
      const first = event.currentTarget.querySelector(':is(input, textarea):invalid')
      if (first === control) control.focus()
    },
    [texts],
  )

  const clearError = useCallback((name: string) => {
    setErrors(({ [name]: _cleared, ...rest }) => rest)
  }, [])

  return { errors, onInvalidCapture, clearError }
}
