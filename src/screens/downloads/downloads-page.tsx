import { MaterialsSection } from './materials-section.tsx'
import { Page } from '@/screens/frame/page.tsx'

export function DownloadsPage() {
  return (
    <Page name="downloads">
      <MaterialsSection />
    </Page>
  )
}
