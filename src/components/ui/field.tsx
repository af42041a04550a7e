import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'

interface FieldProps {
  label: string
  /** A word beside the label, such as "opcional". */
  note?: string
  /** What is wrong, shown under the input and read with it. */
  error?: string | undefined
}

interface FieldRowProps extends FieldProps {
  /** Id of the control; the error's is derived from it. */
  id: string
  children: ReactNode
}

/** A ruled line: label and control, the rule that shows focus and error, the error. */
function FieldRow({ id, label, note, error, children }: FieldRowProps) {
  const [focused, setFocused] = useState(false)
  return (
    <div
      onFocus={() => {
        setFocused(true)
      }}
      onBlur={() => {
        setFocused(false)
      }}
      className="field"
    >
      <div className="field-line">
        <label htmlFor={id} className="field-label">
          {label}
          {note !== undefined && (
            <>
              {' '}
              <span className="ml-1 text-xs font-normal text-fg-3">{note}</span>
            </>
          )}
        </label>
        {children}
      </div>
      {/* Announced at once while the field has focus; elsewhere it would name no field. */}
      <p id={`${id}-error`} aria-live={focused ? 'polite' : 'off'} className="field-fault">
        {error !== undefined && (
          <span className="flex items-center gap-2 pt-2.5">
            <CircleAlert size={18} className="shrink-0" />
            {error}
          </span>
        )}
      </p>
    </div>
  )
}

function controlProps(id: string, error: string | undefined, describedBy: string | undefined) {
  return {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': cn(`${id}-error`, describedBy),
    className: 'field-control',
  }
}

/** A field of one line. */
export function TextField({
  label,
  note,
  error,
  'aria-describedby': describedBy,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>) {
  const id = useId()
  return (
    <FieldRow id={id} label={label} {...(note !== undefined && { note })} error={error}>
      <input {...controlProps(id, error, describedBy)} {...props} />
    </FieldRow>
  )
}

/** A field of several lines. */
export function TextAreaField({
  label,
  note,
  error,
  'aria-describedby': describedBy,
  ...props
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  const id = useId()
  return (
    <FieldRow id={id} label={label} {...(note !== undefined && { note })} error={error}>
      <textarea {...controlProps(id, error, describedBy)} {...props} />
    </FieldRow>
  )
}
