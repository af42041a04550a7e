import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { now } from '@/browser/now.ts'
import { readToken } from '@/forms/download-token.ts'
import { useRoute } from '@/page/use-route.ts'
import { withBase } from '@/site/base-path.ts'
import { pagePath } from '@/site/build-routes.ts'
import { REDIRECT_AFTER_DOWNLOAD_MS } from '@/site/spec.ts'
import { interpolate } from '@/text/interpolate.ts'
import { showToast } from '@/ui/toast/toast-store.ts'
import { trackEvent } from '@/vendors/analytics/analytics-events.ts'
import { buildTexts } from 'virtual:site'

function startDownload(file: string): void {
  const link = document.createElement('a')
  link.href = withBase(`/pdfs/${encodeURIComponent(file)}`)
  link.download = file
  document.body.append(link)
  link.click()
  link.remove()
  trackEvent('guide-downloaded', { file })
}

function redeem(token: string, time: number): string | undefined {
  const reading = readToken(token, time)
  if (reading.status !== 'valid') {
    window.alert(
      reading.status === 'expired' ? buildTexts.downloads.expired : buildTexts.downloads.invalid,
    )
    return undefined
  }
  startDownload(reading.file)
  return reading.file
}

function showStarted(file: string): void {
  const title = buildTexts.guides.guides.find((guide) => guide.file === file)?.title ?? ''
  const { started } = buildTexts.downloads
  showToast({ ...started, description: interpolate(started.description, { title }) })
}

/** One alert or download, then one redirect (specification section 4), even if the effect runs twice. */
export function useDownloadLink(): void {
  const { token } = useRoute().params
  const navigate = useNavigate()

  useEffect(() => {
    const goHome = () => void navigate(pagePath('home'), { replace: true })
    if (!token) {
      goHome()
      return undefined
    }
    let left = false
    let timer: number | undefined
    const start = async () => {
      const time = await now()
      if (left) return
      const file = redeem(token, time)
      const leave = () => {
        if (file !== undefined) showStarted(file)
        goHome()
      }
      timer = window.setTimeout(leave, file === undefined ? 0 : REDIRECT_AFTER_DOWNLOAD_MS)
    }
    void start()
    return () => {
      left = true
      window.clearTimeout(timer)
    }
  }, [token, navigate])
}
