import { MaterialsSection } from '@/sections/materials/materials-section.tsx'
import { Page } from './page.tsx'

export function MaterialsPage() {
  return (
    <Page name="downloads">
      <MaterialsSection />
    </Page>
  )
}
