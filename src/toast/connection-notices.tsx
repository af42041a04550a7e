import { useEffect } from 'react'
import { connectionTexts } from '@/texts/connection.ts'
import { hasDraft } from '@/loading/drafts.ts'
import { takeReload } from '@/loading/load-or-reload.ts'
import { dismissToast, notice } from './toast-store.ts'

export function ConnectionNotices() {
  useEffect(() => {
    let told = ''
    /** Visitors who have typed something are also told that it is safe. */
    const tell = (event: 'lost' | 'updated' | 'back') => {
      dismissToast(told)
      told = notice((hasDraft() ? connectionTexts.withDraft : connectionTexts)[event])
    }
    if (takeReload()) tell('updated')
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('offline', () => tell('lost'), { signal })
    window.addEventListener('online', () => tell('back'), { signal })
    return () => listening.abort()
  }, [])
  return null
}
