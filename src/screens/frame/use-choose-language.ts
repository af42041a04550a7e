import { useLanguage } from '@/settings/language-provider.tsx'
import { trackEvent } from '@/vendors/track-event.ts'

export function useChooseLanguage() {
  const { language, setLanguage } = useLanguage()
  return (code: string) => {
    // Tracked first, because the change may leave the page.
    if (code !== language) trackEvent('language-changed', { language: code })
    setLanguage(code)
  }
}
