import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BUILD_PATHS } from '@/config/build.ts'
import { REDIRECT_AFTER_DOWNLOAD_MS } from '@/config/spec.ts'
import { MATERIALS } from '@/texts/materials.ts'
import { downloadsTexts } from '@/texts/downloads.ts'
import { startDownload } from '@/browser/download.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { publicPath } from '@/lib/public-path.ts'
import { toast } from '@/toast/toast-store.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import { readToken } from './download-token.ts'
import type { TokenReading } from './download-token.ts'

function answer(reading: TokenReading): void {
  if (reading.status === 'expired') window.alert(downloadsTexts.expired)
  else if (reading.status === 'invalid') window.alert(downloadsTexts.invalid)
  else {
    startDownload(publicPath(`/pdfs/${encodeURIComponent(reading.file)}`), reading.file)
    trackEvent('guide-downloaded', { file: reading.file })
  }
}

/** Specification section 4: one alert or one download, then one redirect, also in strict mode. */
export function useDownloadLink(token: string): void {
  const navigate = useNavigate()
  const { key: visit } = useLocation()
  const answered = useRef<string>(undefined)
  const [reading, setReading] = useState<TokenReading>()

  useEffect(() => {
    if (answered.current === visit) return
    answered.current = visit
    const read = readToken(token, Date.now())
    answer(read)
    setReading(read)
  }, [visit, token])

  useEffect(() => {
    if (!reading) return undefined
    const valid = reading.status === 'valid'
    const timer = window.setTimeout(
      () => {
        if (valid) {
          const material = MATERIALS.find(({ file }) => file === reading.file)
          const { title, description } = downloadsTexts.started
          toast({ title, description: interpolate(description, { title: material?.title ?? '' }) })
        }
        void navigate(BUILD_PATHS.home, { replace: true })
      },
      valid ? REDIRECT_AFTER_DOWNLOAD_MS : 0,
    )
    return () => {
      window.clearTimeout(timer)
    }
  }, [reading, navigate])
}
