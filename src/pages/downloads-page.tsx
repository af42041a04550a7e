import { useLanguage } from '@/language/language-provider.tsx'
import { MaterialsSection } from '@/sections/materials-section.tsx'
import { Page } from './page.tsx'

export function DownloadsPage() {
  const { language } = useLanguage()
  return (
    <Page name="downloads">
      <MaterialsSection lang={language === 'pt-BR' ? undefined : 'pt-BR'} />
    </Page>
  )
}
