import { CircleAlert } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, ComponentProps, ReactNode, RefObject } from 'react'
import { cn } from '@/lib/cn.ts'

interface FieldText {
  label: string
  /** A word beside the label, such as "opcional". */
  note?: string | undefined
  /** What is wrong, shown under the input and read with it. */
  error?: string | undefined
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

function Row({
  id,
  label,
  note,
  error,
  stacked = false,
  children,
}: FieldText & { id: string; stacked?: boolean; children: ReactNode }) {
  const [focused, setFocused] = useState(false)
  return (
    <div
      onFocus={() => {
        setFocused(true)
      }}
      onBlur={() => {
        setFocused(false)
      }}
      className={cn(
        'group/field relative border-b-[1.5px] pt-3 sm:pt-4 sm:pb-1',
        'after:absolute after:inset-x-0 after:-bottom-[1.5px] after:h-[3px] after:origin-left after:scale-x-0 after:bg-accent after:transition-transform after:duration-base after:ease-house',
        'focus-within:after:scale-x-100 forced-colors:after:bg-[Highlight]',
        error === undefined ? 'border-line-2' : 'border-danger after:scale-x-100 after:bg-danger',
        !stacked &&
          'sm:grid sm:grid-cols-[var(--label-width,9.25rem)_minmax(0,1fr)] sm:items-start',
      )}
    >
      <label htmlFor={id} className={cn('block pt-1 text-sm text-fg-2', !stacked && 'sm:pt-2.5')}>
        {label}{' '}
        {note !== undefined && (
          <span className={cn('ml-2 text-xs text-fg-3', !stacked && 'sm:ml-0 sm:block')}>
            {note}
          </span>
        )}
      </label>
      <div>
        {children}
        {/* Told at once where it is being written; elsewhere it would be told of no field. */}
        <p
          id={`${id}-error`}
          aria-live={focused ? 'polite' : 'off'}
          className="text-sm font-medium text-danger"
        >
          {error !== undefined && (
            <span className="flex items-center gap-2 pb-2.5">
              <CircleAlert aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
              {error}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

function controlProps(id: string, error: string | undefined, describedBy: string | undefined) {
  return {
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': cn(`${id}-error`, describedBy),
  }
}

const CONTROL = 'block w-full bg-transparent text-md text-fg outline-hidden placeholder:text-fg-3'

type TextFieldProps = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'ref'> & {
    onValueChange: (value: string, event: ChangeEvent<HTMLInputElement>) => void
    inputRef?: RefObject<HTMLInputElement | null>
  }

/** One line of a ruled letter: label, input, a bottom rule that shows focus and error. */
export function TextField({
  label,
  note,
  error,
  customValidity,
  onValueChange,
  inputRef,
  className,
  'aria-describedby': describedBy,
  ...props
}: TextFieldProps) {
  const id = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const ref = inputRef ?? ownRef
  useCustomValidity(ref, customValidity)
  return (
    <Row id={id} label={label} note={note} error={error}>
      <input
        ref={ref}
        {...controlProps(id, error, describedBy)}
        className={cn(CONTROL, 'min-h-11 py-1.5', className)}
        onChange={(event) => {
          onValueChange(event.target.value, event)
        }}
        {...props}
      />
    </Row>
  )
}

type TextAreaProps = FieldText &
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
  className,
  'aria-describedby': describedBy,
  ...props
}: TextAreaProps) {
  const id = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  useCustomValidity(ref, customValidity)
  return (
    <Row id={id} label={label} note={note} error={error} stacked>
      <textarea
        ref={ref}
        {...controlProps(id, error, describedBy)}
        className={cn(
          CONTROL,
          'ruled-paper mt-1 min-h-[calc(5*var(--rule))] resize-y leading-(--rule)',
          className,
        )}
        onChange={(event) => {
          onValueChange(event.target.value)
        }}
        {...props}
      />
    </Row>
  )
}
