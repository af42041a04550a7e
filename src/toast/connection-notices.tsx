import { useEffect } from 'react'
import { connectionTexts } from '@/texts/connection.ts'
import { takeReload } from '@/loading/load-or-reload.ts'
import { notice } from './toast-store.ts'

/** Says when the connection is lost, when it is back, and when a new build was loaded. */
export function ConnectionNotices() {
  useEffect(() => {
    if (takeReload()) notice(connectionTexts.updated)
  }, [])

  useEffect(() => {
    const lost = () => {
      notice(connectionTexts.lost)
    }
    const back = () => {
      notice(connectionTexts.back)
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
