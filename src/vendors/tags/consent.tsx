import { useEffect, type ComponentProps } from 'react'
import { importAgain } from '@/browser/import-again.ts'
import { refusesTracking } from '@/browser/refuses-tracking.ts'
import { whenIdle } from '@/browser/when-idle.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { showNotice } from '@/ui/toast/toast-store.ts'

const loadDialog = () => importAgain(() => import('./consent-dialog.ts'))

function useConsentTexts() {
  return { texts: useTexts('consent'), links: useTexts('footer').legal.links }
}

/** Asks once the page is at rest, and runs what was allowed before. */
export function Consent() {
  const { texts, links } = useConsentTexts()
  useEffect(() => {
    if (refusesTracking()) return undefined
    let isCurrent = true
    void whenIdle()
      .then(loadDialog)
      .then(({ ask }) => (isCurrent ? ask(texts, links) : undefined))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [texts, links])
  return null
}

export function ConsentButton(props: ComponentProps<'button'>) {
  const { texts, links } = useConsentTexts()
  const { lost } = useTexts('connection')
  const open = async () => {
    if (refusesTracking()) showNotice(texts.refused)
    else {
      await loadDialog()
        .then(({ openChoices }) => openChoices(texts, links))
        .catch(() => showNotice(lost))
    }
  }
  return <button type="button" onClick={() => void open()} {...props} />
}
