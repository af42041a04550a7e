import { Navigate, useMatch } from 'react-router-dom'
import { Page } from '@/page/page.tsx'
import { pagePath } from '@/site/build-routes.ts'
import { ROUTES } from '@/site/routes.ts'
import { PreparingSection } from './preparing-section.tsx'
import { useDownloadLink } from './use-download-link.ts'

function Download({ token }: { token: string }) {
  useDownloadLink(token)
  return null
}

export function DownloadLinkPage() {
  const token = useMatch(ROUTES.downloadLink.path)?.params.token
  return (
    <Page name="downloadLink">
      <PreparingSection />
      {token ? <Download token={token} /> : <Navigate to={pagePath('home')} replace />}
    </Page>
  )
}
