import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn.ts'

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
  /** The label stands above the control instead of on its line. */
  stacked?: boolean
  children: ReactNode
}

const RULE =
  'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:origin-left after:transition-transform after:duration-base after:ease-house forced-colors:after:bg-[Highlight]'

/** A line of a ruled letter: label and control, the rule that shows focus and error, the error. */
export function FieldRow({ id, label, note, error, stacked = false, children }: FieldRowProps) {
  const [focused, setFocused] = useState(false)
  return (
    <div
      onFocus={() => {
        setFocused(true)
      }}
      onBlur={() => {
        setFocused(false)
      }}
      className="pt-3 sm:pt-4"
    >
      <div
        className={cn(
          'relative',
          RULE,
          error === undefined
            ? 'after:[scale:0_1] after:bg-accent focus-within:after:[scale:1]'
            : 'after:bg-danger-line',
          !stacked && 'sm:grid sm:grid-cols-[var(--label-width)_minmax(0,1fr)]',
        )}
      >
        <label
          htmlFor={id}
          className={cn(
            'block pt-1 text-sm font-medium',
            !stacked && 'sm:pointer-events-none sm:z-1 sm:col-start-1 sm:row-start-1 sm:pt-2.5',
          )}
        >
          {label}{' '}
          {note !== undefined && <span className="ml-1 text-xs font-normal text-fg-3">{note}</span>}
        </label>
        {children}
      </div>
      {/* Announced at once while the field has focus; elsewhere it would name no field. */}
      <p
        id={`${id}-error`}
        aria-live={focused ? 'polite' : 'off'}
        className={cn('text-sm font-medium text-danger', !stacked && 'sm:pl-(--label-width)')}
      >
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
