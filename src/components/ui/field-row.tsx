import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

export interface FieldText {
  label: string
  /** A word beside the label, such as "opcional". */
  note?: string | undefined
  /** What is wrong, shown under the input and read with it. */
  error?: string | undefined
}

interface FieldRowProps extends FieldText {
  /** Id of the control; the error's is derived from it. */
  id: string
  children: ReactNode
}

/** A line of a ruled letter: label and control, the rule that shows focus and error, the error. */
export function FieldRow({ id, label, note, error, children }: FieldRowProps) {
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
            <CircleAlert aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
            {error}
          </span>
        )}
      </p>
    </div>
  )
}
