import { useEffect } from 'react'
import { connectionTexts } from '@/texts/connection.ts'
import { hasDraft } from '@/loading/drafts.ts'
import { takeReload } from '@/loading/load-or-reload.ts'
import { notice } from './toast-store.ts'

/** Visitors who have typed something are also told that it is safe. */
function tell(event: 'lost' | 'updated' | 'back'): void {
  notice((hasDraft() ? connectionTexts.withDraft : connectionTexts)[event])
}

export function ConnectionNotices() {
  useEffect(() => {
    if (takeReload()) tell('updated')
  }, [])

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('offline', () => tell('lost'), { signal })
    window.addEventListener('online', () => tell('back'), { signal })
    return () => listening.abort()
  }, [])
  return null
}
