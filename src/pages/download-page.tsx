import { Navigate, useParams } from 'react-router-dom'
import { ROUTES } from '@/config/routes'
import { useDownloadLink } from '@/features/downloads/use-download-link'
import { PreparingSection } from '@/sections/preparing-section'
import { Page } from './page'

function Download({ token }: { token: string }) {
  useDownloadLink(token)
  return (
    <Page name="download">
      <PreparingSection />
    </Page>
  )
}

/** Handles `/download/{token}`; without a token it goes home (specification section 4). */
export function DownloadPage() {
  const { token } = useParams()
  return token ? <Download token={token} /> : <Navigate to={ROUTES.home} replace />
}
