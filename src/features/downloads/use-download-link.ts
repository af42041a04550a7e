import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BUILD_PATHS } from '@/config/build-routes.ts'
import { REDIRECT_AFTER_DOWNLOAD_MS } from '@/config/spec.ts'
import { MATERIALS, type MaterialFile } from '@/texts/materials.ts'
import { downloadsTexts } from '@/texts/downloads.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { publicPath } from '@/lib/public-path.ts'
import { toast } from '@/toast/toast-store.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import { readToken, type TokenReading } from './download-token.ts'

function startDownload(file: MaterialFile): void {
  const link = document.createElement('a')
  link.href = publicPath(`/pdfs/${encodeURIComponent(file)}`)
  link.download = file
  document.body.append(link)
  link.click()
  link.remove()
}

function follow(reading: TokenReading): void {
  if (reading.status === 'expired') window.alert(downloadsTexts.expired)
  else if (reading.status === 'invalid') window.alert(downloadsTexts.invalid)
  else {
    startDownload(reading.file)
    trackEvent('guide-downloaded', { file: reading.file })
  }
}

function announce(file: MaterialFile): void {
  const title = MATERIALS.find((material) => material.file === file)?.title ?? ''
  const { started } = downloadsTexts
  toast({ ...started, description: interpolate(started.description, { title }) })
}

/** Specification section 4: one alert or download, then one redirect, even if effects run twice. */
export function useDownloadLink(token: string): void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const followed = useRef<{ key: string; reading: TokenReading }>(undefined)

  useEffect(() => {
    if (followed.current?.key !== key) {
      followed.current = { key, reading: readToken(token, Date.now()) }
      follow(followed.current.reading)
    }
    const { reading } = followed.current
    const valid = reading.status === 'valid'
    const timer = window.setTimeout(
      () => {
        if (valid) announce(reading.file)
        void navigate(BUILD_PATHS.home, { replace: true })
      },
      valid ? REDIRECT_AFTER_DOWNLOAD_MS : 0,
    )
    return () => window.clearTimeout(timer)
  }, [key, token, navigate])
}
