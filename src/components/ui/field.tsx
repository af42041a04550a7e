import { useId, useLayoutEffect, useRef } from 'react'
import type { ChangeEvent, ComponentProps, RefObject } from 'react'
import { cn } from '@/lib/cn.ts'
import { FieldRow } from './field-row.tsx'
import type { FieldText } from './field-row.tsx'

interface FieldProps extends FieldText {
  /** A fault the browser's own checks do not see; it makes the input invalid. */
  customValidity?: string | undefined
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Hands the input's fault to the browser, so that one mechanism guards the submission. */
function useCustomValidity(
  ref: RefObject<Control | null>,
  customValidity: string | undefined,
): void {
  useLayoutEffect(() => {
    ref.current?.setCustomValidity(customValidity ?? '')
  }, [ref, customValidity])
}

function controlProps(id: string, error: string | undefined, describedBy: string | undefined) {
  return {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': cn(`${id}-error`, describedBy),
  }
}

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'ref'> & {
    onValueChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void
    inputRef?: RefObject<HTMLInputElement | null>
  }

/** One line of a ruled letter, on which the label stands too where there is room. */
export function TextField({
  label,
  note,
  error,
  customValidity,
  onValueChange,
  inputRef,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const id = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const ref = inputRef ?? ownRef
  useCustomValidity(ref, customValidity)
  return (
    <FieldRow id={id} label={label} note={note} error={error}>
      <input
        ref={ref}
        {...controlProps(id, error, describedBy)}
        className="field-control"
        onChange={(event) => {
          onValueChange(event.target.value, event)
        }}
        {...props}
      />
    </FieldRow>
  )
}

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'ref'> & {
    onValueChange: (value: string) => void
  }

/** The letter's body, written on rules. */
export function TextAreaField({
  label,
  note,
  error,
  customValidity,
  onValueChange,
  'aria-describedby': describedBy,
  ...props
}: TextAreaProps) {
  const id = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  useCustomValidity(ref, customValidity)
  return (
    <FieldRow id={id} label={label} note={note} error={error}>
      <textarea
        ref={ref}
        {...controlProps(id, error, describedBy)}
        className="field-control"
        onChange={(event) => {
          onValueChange(event.target.value)
        }}
        {...props}
      />
    </FieldRow>
  )
}
