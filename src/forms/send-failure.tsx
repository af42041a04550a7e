import { useContext } from 'react'
import { ContactLine } from '@/links/contact-line.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { InOverlay } from '@/ui/overlay/in-overlay.ts'
import { mailtoQuery } from './mailto.ts'
import type { OutboxState } from './outbox.ts'

/** A page may have been scrolled elsewhere meanwhile, but in a dialog the form is all that is read. */
function showInDialog(failure: HTMLElement | null): void {
  failure?.scrollIntoView({ block: 'nearest' })
}

export function SendFailure({ state }: { state: OutboxState }) {
  const inOverlay = useContext(InOverlay)
  const { greeting } = useTexts('hero')
  const texts = useTexts('forms')
  if (state.status !== 'failed') return null
  const { failure, mailto } = state
  return (
    <p ref={inOverlay ? showInDialog : undefined} role="alert" className="failure note">
      <ContactLine
        text={
          failure.status === 'unanswered' ? texts.unanswered : (failure.help ?? texts.failureHelp)
        }
        greeting={mailto?.body ?? greeting}
        mailQuery={mailto && mailtoQuery(mailto)}
      />
    </p>
  )
}
