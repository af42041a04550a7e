import { useEffect } from 'react'
import { connectionTexts } from '@/content/sections/connection.ts'
import { notice } from './toast-store.ts'

/** Says when the connection is lost and when it is back. */
export function ConnectionNotices() {
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
