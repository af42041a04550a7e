import { Page } from '@/page/page.tsx'
import { MaterialsSection } from './materials-section.tsx'

export function DownloadsPage() {
  return (
    <Page name="downloads">
      <MaterialsSection />
    </Page>
  )
}
