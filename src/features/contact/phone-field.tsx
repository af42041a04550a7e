import { useEffect, useRef, type ClipboardEvent, type ComponentProps, type FormEvent } from 'react'
import { TextField } from '@/components/ui/field.tsx'
import { PHONE_MAX_LENGTH, PHONE_PATTERN } from '@/config/spec.ts'
import { editPhone, pastePhone, type Edit, type EditKind } from './phone-mask.ts'

function editKind(event: Event): EditKind {
  const type = event instanceof InputEvent ? event.inputType : ''
  if (type === 'deleteContentForward') return 'delete-forward'
  return type.startsWith('delete') ? 'delete-backward' : 'type'
}

function write(input: HTMLInputElement, { value, caret }: Edit): void {
  if (input.value === value) return
  input.value = value
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

export function PhoneField(props: ComponentProps<typeof TextField>) {
  const ref = useRef<HTMLInputElement>(null)
  const previous = useRef('')

  useEffect(() => {
    if (!ref.current) return
    // Set late: it would cut off a long number that was typed before hydration.
    ref.current.maxLength = PHONE_MAX_LENGTH
    const unmasked = ref.current.value
    write(ref.current, pastePhone('', 0, 0, unmasked))
    previous.current = ref.current.value
    // For the draft, which is cleared only where it is what was sent.
    if (previous.current !== unmasked)
      ref.current.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [])

  const mask = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { value, selectionStart } = currentTarget
    const typed = { value, caret: selectionStart ?? value.length }
    write(currentTarget, editPhone(previous.current, typed, editKind(nativeEvent)))
    previous.current = currentTarget.value
  }

  // The browser would cut a pasted number to maxLength before the mask sees it.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const start = selectionStart ?? value.length
    const pasted = event.clipboardData.getData('text')
    const edit = pastePhone(value, start, selectionEnd ?? start, pasted)
    write(event.currentTarget, edit)
    // Needed when the pasted number equals the old one: then nothing was written.
    event.currentTarget.setSelectionRange(edit.caret, edit.caret)
    event.currentTarget.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  return (
    <TextField
      {...props}
      ref={ref}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      pattern={PHONE_PATTERN}
      onPaste={paste}
      onInput={mask}
    />
  )
}
