import { Page } from '@/page/page.tsx'
import { GuidesSection } from './guides-section.tsx'

export function DownloadsPage() {
  return (
    <Page name="downloads">
      <GuidesSection />
    </Page>
  )
}
