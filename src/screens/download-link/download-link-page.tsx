import { Navigate, useMatch } from 'react-router-dom'
import { BUILD_PATHS } from '@/site/build-routes.ts'
import { PATHS } from '@/site/routes.ts'
import { useDownloadLink } from './use-download-link.ts'
import { PreparingSection } from './preparing-section.tsx'
import { Page } from '@/screens/frame/page.tsx'

function Download({ token }: { token: string }) {
  const { missing } = useDownloadLink(token)
  return <PreparingSection missing={missing} />
}

export function DownloadLinkPage() {
  const token = useMatch(PATHS.download)?.params.token
  return (
    <Page name="download">
      {token ? (
        <Download token={token} />
      ) : (
        <>
          <PreparingSection />
          <Navigate to={BUILD_PATHS.home} replace />
        </>
      )}
    </Page>
  )
}
