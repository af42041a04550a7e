import { Navigate, useMatch } from 'react-router-dom'
import { BUILD_PATHS } from '@/config/build-routes.ts'
import { PATHS } from '@/config/routes.ts'
import { useDownloadLink } from '@/features/downloads/use-download-link.ts'
import { PreparingSection } from '@/sections/downloads/preparing-section.tsx'
import { Page } from './page.tsx'

function Download({ token }: { token: string }) {
  useDownloadLink(token)
  return null
}

export default function DownloadLinkPage() {
  const token = useMatch(PATHS.download)?.params.token
  return (
    <Page name="download">
      <PreparingSection />
      {token ? <Download token={token} /> : <Navigate to={BUILD_PATHS.home} replace />}
    </Page>
  )
}
