import { ArrowRight, LoaderCircle } from 'lucide-react'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { useTexts } from '@/settings/use-texts.ts'
import { Button } from '@/ui/button.tsx'

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'variant'> {
  label: string
  sending: boolean
}

export function SubmitButton({ label, sending, ...props }: SubmitButtonProps) {
  const texts = useTexts('forms')
  const button = useRef<HTMLButtonElement>(null)
  const wasFocused = useRef(false)
  // Disabling a button takes its focus away, which is given back after sending.
  useLayoutEffect(() => {
    if (sending) wasFocused.current = document.activeElement === button.current
    else if (wasFocused.current && document.activeElement === document.body)
      // Without `preventScroll` the page would jump back to the form.
      button.current?.focus({ preventScroll: true })
  }, [sending])

  return (
    <>
      <Button
        {...props}
        ref={button}
        type="submit"
        disabled={sending}
        icon={sending ? <LoaderCircle className="motion-safe:animate-spin" /> : <ArrowRight />}
      >
        {sending ? texts.sending : label}
      </Button>
      {/* Outside the button, because a status inside a button is not announced. */}
      <span role="status" className="sr-only">
        {sending ? texts.sending : ''}
      </span>
    </>
  )
}
