import { Navigate, useParams } from 'react-router-dom'
import { OWN_ROUTES } from '@/config/own-pages.ts'
import { useDownloadLink } from '@/features/downloads/use-download-link.ts'
import { PreparingSection } from '@/sections/materials/preparing-section.tsx'
import { Page } from './page.tsx'

function Download({ token }: { token: string }) {
  useDownloadLink(token)
  return null
}

/** Handles `/download/{token}`; without a token it goes home (specification section 4). */
export function DownloadLinkPage() {
  const { token } = useParams()
  return (
    <Page name="download">
      <PreparingSection />
      {token ? <Download token={token} /> : <Navigate to={OWN_ROUTES.home} replace />}
    </Page>
  )
}
