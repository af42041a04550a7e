import { ArrowRight, LoaderCircle } from 'lucide-react'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { formTexts } from '@/texts/forms.ts'

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'variant'> {
  label: string
  sending: boolean
}

export function SubmitButton({ label, sending, ...props }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasFocused = useRef(false)
  // Browsers take the focus from a button that is disabled.
  useLayoutEffect(() => {
    if (sending) wasFocused.current = document.activeElement === button.current
    else if (wasFocused.current && document.activeElement === document.body) button.current?.focus()
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
        {sending ? formTexts.sending : label}
      </Button>
      {/* Inside the button it would not be announced: a button's content is its name. */}
      <span role="status" className="sr-only">
        {sending ? formTexts.sending : ''}
      </span>
    </>
  )
}
