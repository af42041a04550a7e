import { useEffect } from 'react'
import { hasDraft } from '@/boot/drafts.ts'
import { dismissToast, showNotice } from '@/ui/toast/toast-store.ts'
import { connectionTexts } from 'virtual:texts'

export function ConnectionNotices() {
  useEffect(() => {
    let shown = ''
    const show = (event: 'lost' | 'back') => {
      dismissToast(shown)
      shown = showNotice((hasDraft() ? connectionTexts.withDraft : connectionTexts)[event])
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('offline', () => show('lost'), { signal })
    window.addEventListener('online', () => show('back'), { signal })
    return () => listening.abort()
  }, [])
  return null
}
