import { ArrowRight, LoaderCircle } from 'lucide-react'
import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Button } from '@/ui/button.tsx'
import { useTexts } from '@/settings/use-texts.ts'

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'className' | 'variant'> {
  label: string
  sending: boolean
}

export function SubmitButton({ label, sending, ...props }: SubmitButtonProps) {
  const { texts } = useTexts('forms')
  const button = useRef<HTMLButtonElement>(null)
  const wasFocused = useRef(false)
  // Browsers take the focus from a button that is disabled.
  useLayoutEffect(() => {
    if (sending) wasFocused.current = document.activeElement === button.current
    else if (wasFocused.current && document.activeElement === document.body)
      // The visitor may have scrolled away meanwhile.
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
      {/* Inside the button it would not be announced: a button's content is its name. */}
      <span role="status" className="sr-only">
        {sending ? texts.sending : ''}
      </span>
    </>
  )
}
