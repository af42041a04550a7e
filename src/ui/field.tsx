import { CircleAlert } from 'lucide-react'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** Attributes for a control, and the id for the element of its error. A label refers to the control's `id`. */
export function useFieldControl(error: string | undefined) {
  const id = useId()
  const errorId = `${id}-error`
  const control = {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': errorId,
    className: 'field-control block w-full',
  }
  return { control, errorId }
}

interface FieldRowProps extends FieldProps {
  children: (control: ReturnType<typeof useFieldControl>['control']) => ReactNode
}

function FieldRow({ label, hint, error, children }: FieldRowProps) {
  const { control, errorId } = useFieldControl(error)
  const [focused, setFocused] = useState(false)
  return (
    <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)} className="pt-3 sm:pt-4">
      <div className="field-line">
        <label htmlFor={control.id} className="block pt-1 text-sm font-medium">
          {hint === undefined ? (
            label
          ) : (
            <>
              <span>{label}</span>{' '}
              <span className="ml-1 text-xs font-normal text-fg-3">{hint}</span>
            </>
          )}
        </label>
        {children(control)}
      </div>
      {/* Announced only while the field has the focus, because the announcement does not name the field. */}
      <p
        id={errorId}
        aria-live={focused ? 'polite' : 'off'}
        className="text-sm font-medium text-danger"
      >
        {error !== undefined && (
          <span className="flex items-center gap-2 pt-2.5">
            <CircleAlert size={18} className="shrink-0" />
            <span>{error}</span>
          </span>
        )}
      </p>
    </div>
  )
}

type ControlProps<Tag extends 'input' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Tag>, 'id' | 'className'>

export function TextField({ label, hint, error, ...props }: ControlProps<'input'>) {
  return (
    <FieldRow label={label} hint={hint} error={error}>
      {(control) => <input {...control} {...props} />}
    </FieldRow>
  )
}

export function TextAreaField({ label, hint, error, ...props }: ControlProps<'textarea'>) {
  return (
    <FieldRow label={label} hint={hint} error={error}>
      {(control) => <textarea {...control} {...props} />}
    </FieldRow>
  )
}
