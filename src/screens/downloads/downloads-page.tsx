import { Page } from '@/screens/frame/page.tsx'
import { MaterialsSection } from './materials-section.tsx'

export function DownloadsPage() {
  return (
    <Page name="downloads">
      <MaterialsSection />
    </Page>
  )
}
