import { useLanguage } from '@/language/language-provider'
import { MaterialsSection } from '@/sections/materials-section'
import { Page } from './page'

export function DownloadsPage() {
  const { language } = useLanguage()
  return (
    <Page name="downloads">
      <MaterialsSection lang={language === 'pt-BR' ? undefined : 'pt-BR'} />
    </Page>
  )
}
