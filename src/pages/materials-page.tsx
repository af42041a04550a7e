import { useLanguage } from '@/language/language-provider.tsx'
import { MaterialsSection } from '@/sections/materials/materials-section.tsx'
import { Page } from './page.tsx'

export function MaterialsPage() {
  const { language } = useLanguage()
  return (
    <Page name="downloads">
      <MaterialsSection lang={language === 'pt-BR' ? undefined : 'pt-BR'} />
    </Page>
  )
}
