import { useLayoutEffect, useRef } from 'react'
import type { ClipboardEvent, ComponentProps } from 'react'
import { TextField } from '@/components/ui/field.tsx'
import { PHONE_MAX_LENGTH, PHONE_PATTERN } from '@/config/spec.ts'
import { editPhone, pastePhone } from './phone-mask.ts'
import type { Edit, EditKind } from './phone-mask.ts'

function editKind(event: Event): EditKind {
  const type = event instanceof InputEvent ? event.inputType : ''
  if (type === 'deleteContentForward') return 'delete-forward'
  return type.startsWith('delete') ? 'delete-backward' : 'type'
}

type PhoneFieldProps = Omit<ComponentProps<typeof TextField>, 'onValueChange' | 'value'> & {
  value: string
  onValueChange: (value: string) => void
}

/** A phone input masked as it is typed; the caret stays beside the digit it was at. */
export function PhoneField({ value, onValueChange, ...props }: PhoneFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null) return
    ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const accept = (edit: Edit) => {
    caret.current = edit.caret
    onValueChange(edit.value)
  }

  // What was typed before this code came is digits alone.
  useLayoutEffect(() => {
    if (/^\d/.test(value))
      accept(editPhone('', { value, caret: ref.current?.selectionStart ?? value.length }, 'type'))
  })

  // The browser would cut a pasted number at the maximum length before the mask could read it.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const start = selectionStart ?? value.length
    accept(pastePhone(value, start, selectionEnd ?? start, event.clipboardData.getData('text')))
  }

  return (
    <TextField
      {...props}
      inputRef={ref}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      pattern={PHONE_PATTERN}
      maxLength={PHONE_MAX_LENGTH}
      value={value}
      onPaste={paste}
      onValueChange={(raw, { target, nativeEvent }) => {
        const next = { value: raw, caret: target.selectionStart ?? raw.length }
        accept(editPhone(value, next, editKind(nativeEvent)))
      }}
    />
  )
}
