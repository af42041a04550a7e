import { useEffect } from 'react'
import { connectionTexts } from '@/texts/connection.ts'
import { hasDraft } from '@/loading/drafts.ts'
import { takeReload } from '@/loading/load-or-reload.ts'
import { notice } from './toast-store.ts'

/** What has happened, in words for a visitor who has written something, or for one who has not. */
function tell(event: 'lost' | 'updated' | 'back'): void {
  notice((hasDraft() ? connectionTexts.withDraft : connectionTexts)[event])
}

/** Says when the connection is lost, when it is back, and when a new build was loaded. */
export function ConnectionNotices() {
  useEffect(() => {
    if (takeReload()) tell('updated')
  }, [])

  useEffect(() => {
    const lost = () => {
      tell('lost')
    }
    const back = () => {
      tell('back')
    }
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
    }
  }, [])
  return null
}
