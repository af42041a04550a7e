import { useEffect, useEffectEvent, useRef } from 'react'
import { hasDraft } from '@/boot/drafts.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { dismissToast, showNotice } from '@/ui/toast/toast-store.ts'

export function ConnectionNotices() {
  const texts = useTexts('connection')
  const shown = useRef('')
  const show = useEffectEvent((event: 'lost' | 'back') => {
    dismissToast(shown.current)
    shown.current = showNotice((hasDraft() ? texts.withDraft : texts)[event])
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('offline', () => show('lost'), { signal })
    window.addEventListener('online', () => show('back'), { signal })
    return () => listening.abort()
  }, [])
  return null
}
