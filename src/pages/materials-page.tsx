import { MaterialsSection } from '@/sections/materials/materials-section.tsx'
import { Page } from './page.tsx'

export default function MaterialsPage() {
  return (
    <Page name="downloads">
      <MaterialsSection />
    </Page>
  )
}
