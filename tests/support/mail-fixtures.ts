import { MESSAGE_PARAMS } from './message.ts'
import { siteWith } from './site-with.ts'

export const { site: SITE } = siteWith({
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'template-1',
  VITE_EMAILJS_DOWNLOAD_TEMPLATE_ID: 'template-2',
})

export const DOWNLOAD_PARAMS = {
  name: 'Nome',
  email: 'visitante@empresa.example',
  phone: '11912345678',
  company: 'Empresa',
  title: 'Guia Prático de Inteligência Artificial',
  link: 'https://austral.example/download/eyJpZCI6IjEifQ',
}

/** The body of a send request as the site's mail client makes it. */
export function sendBody(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    user_id: SITE.mail.publicKey,
    service_id: SITE.mail.serviceId,
    template_id: SITE.mail.templates.contact,
    template_params: MESSAGE_PARAMS,
    ...changes,
  })
}
