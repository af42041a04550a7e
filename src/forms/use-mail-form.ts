import { useRef } from 'react'
import type { FormEvent, RefObject } from 'react'
import { HONEYPOT_NAME } from './honeypot.tsx'
import { formTexts } from '@/texts/forms.ts'
import { checkText } from './check-text.ts'
import { useDraft } from './use-draft.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { preload } from '@/lib/preload.ts'
import { useHydrated } from '@/lib/use-hydrated.ts'
import { loadSdk } from '@/mail/send-mail.ts'
import type { Mail } from '@/mail/send-mail.ts'
import { useMail } from './use-mail.ts'
import type { MailState } from './use-mail.ts'
import type { Captcha } from './captcha.tsx'

interface MailFormOptions<T> {
  /** Name under which the draft is kept for this visit. */
  draft: string
  empty: T
  required: readonly (keyof T)[]
  /** Most characters of each field. */
  limits: Record<keyof T, number>
  captcha?: Captcha | undefined
}

interface FieldProps {
  name: string
  required: boolean
  value: string
  onValueChange: (value: string) => void
  error: string | undefined
  customValidity: string | undefined
}

interface MailForm<T> {
  fields: T
  state: MailState
  /** Sends that failed one after another. */
  failures: number
  /** Whether the form can be sent: not before its code has come, or the browser would send it. */
  ready: boolean
  field: (name: keyof T & string) => FieldProps
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    onInvalidCapture: (event: FormEvent<HTMLFormElement>) => void
    onFocus: () => void
  }
  /** Sends the mail and says whether it was accepted; `undefined` where none was sent. */
  submit: (event: FormEvent, mail: Mail) => Promise<boolean | undefined>
}

function isTrapped(form: HTMLFormElement | null): boolean {
  return form !== null && Boolean(new FormData(form).get(HONEYPOT_NAME))
}

/**
 * A form that is sent as a mail (specification section 4): its fields are kept on failure, over a
 * reload and when it is left, and cleared on success.
 */
export function useMailForm<T extends { [Field in keyof T]: string }>({
  draft,
  empty,
  required,
  limits,
  captcha,
}: MailFormOptions<T>): MailForm<T> {
  const form = useRef<HTMLFormElement>(null)
  const { fields, setField, clear } = useDraft(draft, empty, form)
  const { errors, onInvalidCapture, clearError } = useFieldErrors(formTexts)
  const { state, failures, send } = useMail()
  const ready = useHydrated()

  return {
    fields,
    state,
    failures,
    ready,
    field: (name) => {
      const rules = { required: required.includes(name), limit: limits[name] }
      return {
        name,
        required: rules.required,
        value: fields[name],
        onValueChange: (value) => {
          setField(name, value)
          clearError(name)
        },
        error: errors[name],
        customValidity: checkText(fields[name], rules, formTexts),
      }
    },
    formProps: {
      ref: form,
      onInvalidCapture,
      onFocus: () => {
        preload(loadSdk)
        captcha?.open()
      },
    },
    submit: async (event, mail) => {
      event.preventDefault()
      // Filled in by a program: it gets the same failure that a person would see.
      if (isTrapped(form.current)) return false
      if (captcha?.demand() === false) return undefined
      const result = await send(mail, captcha?.answer())
      if (result === undefined) return undefined
      captcha?.reset()
      if (result.status === 'sent') clear()
      return result.status === 'sent'
    },
  }
}
