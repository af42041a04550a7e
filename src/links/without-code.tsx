import { ContactLine } from './contact-line.tsx'
import { errorsTexts } from 'virtual:texts'

export function WithoutCode() {
  return (
    <p lang={errorsTexts.lang} className="without-code failure note">
      <ContactLine text={errorsTexts.part} />
    </p>
  )
}
