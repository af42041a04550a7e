import { MaterialsSection } from '@/sections/downloads/materials-section.tsx'
import { Page } from './page.tsx'

export default function DownloadsPage() {
  return (
    <Page name="downloads">
      <MaterialsSection />
    </Page>
  )
}
