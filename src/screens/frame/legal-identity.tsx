import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'

export function LegalIdentity() {
  const texts = useTexts('company')
  const { name, cnpj, address } = texts
  return (
    <p lang={texts.lang} className="col-span-full">
      {interpolate(texts.text, { name, cnpj, address })}
    </p>
  )
}
