import { Navigate, useMatch } from 'react-router-dom'
import { BUILD_PATHS } from '@/site/build-routes.ts'
import { PATHS } from '@/site/routes.ts'
import { useDownloadLink } from './use-download-link.ts'
import { PreparingSection } from './preparing-section.tsx'
import { Page } from '@/screens/frame/page.tsx'

function Download({ token }: { token: string }) {
  useDownloadLink(token)
  return null
}

export function DownloadLinkPage() {
  const token = useMatch(PATHS.download)?.params.token
  return (
    <Page name="download">
      <PreparingSection />
      {token ? <Download token={token} /> : <Navigate to={BUILD_PATHS.home} replace />}
    </Page>
  )
}
