import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { hostTime } from '@/browser/host-time.ts'
import { readToken } from '@/forms/download-token.ts'
import { useRoute } from '@/page/use-route.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { withBase } from '@/site/base-path.ts'
import { pagePath } from '@/site/build-routes.ts'
import { REDIRECT_AFTER_DOWNLOAD_MS } from '@/site/spec.ts'
import { interpolateAll } from '@/text/interpolate.ts'
import { showToast } from '@/ui/toast/toast-store.ts'
import { trackEvent } from '@/vendors/track-event.ts'

function startDownload(file: string): void {
  const link = document.createElement('a')
  link.href = withBase(`/pdfs/${encodeURIComponent(file)}`)
  link.download = file
  document.body.append(link)
  link.click()
  link.remove()
  trackEvent('guide-downloaded', { file })
}

/** One alert or download, then one redirect (specification section 4), even if the effect runs twice. */
export function useDownloadLink(): void {
  const { token } = useRoute().params
  const navigate = useNavigate()
  const texts = useTexts('downloads')
  const { guides } = useTexts('guides')

  /** Returns the file whose download has begun. */
  const redeem = useEffectEvent((time: number): string | undefined => {
    const reading = readToken(token ?? '', time)
    if (reading.status === 'valid') startDownload(reading.file)
    else window.alert(texts[reading.status])
    return reading.status === 'valid' ? reading.file : undefined
  })
  const leave = useEffectEvent((file?: string) => {
    const guide = guides.find((other) => other.file === file)
    if (guide) showToast(interpolateAll(texts.started, { title: guide.title }))
    void navigate(pagePath('home'), { replace: true })
  })

  useEffect(() => {
    if (!token) {
      leave()
      return undefined
    }
    let left = false
    let timer: number | undefined
    const start = async () => {
      const time = await hostTime()
      if (left) return
      const file = redeem(time)
      timer = window.setTimeout(leave, file === undefined ? 0 : REDIRECT_AFTER_DOWNLOAD_MS, file)
    }
    void start()
    return () => {
      left = true
      window.clearTimeout(timer)
    }
  }, [token])
}
