import { errorTexts } from '@/content/sections/errors.ts'
import { ContactLine } from './contact-line.tsx'

/** One line in the place of a small part that broke or whose code could not be had. */
export function IsolatedFailure() {
  return (
    <p lang="pt-BR" role="alert" className="page py-6 text-sm text-fg-2">
      {errorTexts.part} <ContactLine />.
    </p>
  )
}
