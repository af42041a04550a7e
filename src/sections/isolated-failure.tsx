import { ContactLine } from '@/components/ui/contact-line.tsx'
import { ptBR } from '@/content/languages/pt-br.ts'
import { errorTexts } from '@/content/sections/errors.ts'
import { reachUsTexts } from '@/content/sections/reach-us.ts'

/** One line in the place of a small part that broke or whose code could not be had. */
export function IsolatedFailure() {
  return (
    <p lang="pt-BR" role="alert" className="page py-6 text-sm text-fg-2">
      {errorTexts.part} <ContactLine texts={reachUsTexts} greeting={ptBR.hero.greeting} />.
    </p>
  )
}
