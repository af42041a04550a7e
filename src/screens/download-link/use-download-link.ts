import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BUILD_PATHS } from '@/site/build-routes.ts'
import { REDIRECT_AFTER_DOWNLOAD_MS } from '@/site/spec.ts'
import { interpolate } from '@/site/interpolate.ts'
import { publicPath } from '@/site/public-path.ts'
import { withTimeLimit } from '@/boot/with-time-limit.ts'
import { toast } from '@/ui/toast/toast-store.ts'
import { trackEvent } from '@/vendors/analytics/analytics-events.ts'
import { readToken } from '@/forms/request/download-token.ts'
import { downloadsTexts, materialsTexts } from 'virtual:texts'

const ANSWER_LIMIT_MS = 3000

type Outcome = { status: 'refused' | 'missing' } | { status: 'started'; file: string }

function addressOf(file: string): string {
  return publicPath(`/pdfs/${encodeURIComponent(file)}`)
}

/** Only where the host says so: without a connection, or in doubt, the browser tries and tells. */
async function isMissing(file: string): Promise<boolean> {
  try {
    const { status } = await withTimeLimit(
      fetch(addressOf(file), { method: 'HEAD' }),
      ANSWER_LIMIT_MS,
    )
    return status === 404
  } catch {
    return false
  }
}

function startDownload(file: string): void {
  const link = document.createElement('a')
  link.href = addressOf(file)
  link.download = file
  document.body.append(link)
  link.click()
  link.remove()
  trackEvent('guide-downloaded', { file })
}

async function follow(token: string): Promise<Outcome> {
  const reading = readToken(token, Date.now())
  if (reading.status !== 'valid') {
    window.alert(reading.status === 'expired' ? downloadsTexts.expired : downloadsTexts.invalid)
    return { status: 'refused' }
  }
  const { file } = reading
  if (await isMissing(file)) return { status: 'missing' }
  startDownload(file)
  return { status: 'started', file }
}

function announce(file: string): void {
  const title = materialsTexts.materials.find((material) => material.file === file)?.title ?? ''
  const { started } = downloadsTexts
  toast({ ...started, description: interpolate(started.description, { title }) })
}

/** Specification section 4: one alert or download, then one redirect, even if effects run twice. */
export function useDownloadLink(token: string): { missing: boolean } {
  const navigate = useNavigate()
  const { key } = useLocation()
  const followed = useRef<{ key: string; outcome: Promise<Outcome> }>(undefined)
  const [missing, setMissing] = useState(false)

  useEffect(() => {
    if (followed.current?.key !== key) followed.current = { key, outcome: follow(token) }
    let left = false
    let timer: number | undefined
    void followed.current.outcome.then((outcome) => {
      if (left) return
      setMissing(outcome.status === 'missing')
      if (outcome.status === 'missing') return
      const started = outcome.status === 'started'
      timer = window.setTimeout(
        () => {
          if (started) announce(outcome.file)
          void navigate(BUILD_PATHS.home, { replace: true })
        },
        started ? REDIRECT_AFTER_DOWNLOAD_MS : 0,
      )
    })
    return () => {
      left = true
      window.clearTimeout(timer)
    }
  }, [key, token, navigate])
  return { missing }
}
