import { errorsTexts } from 'virtual:texts'
import { ContactLine } from './contact-line.tsx'

export function WithoutCode() {
  return (
    <p lang={errorsTexts.lang} className="without-code failure note">
      <ContactLine text={errorsTexts.part} />
    </p>
  )
}
