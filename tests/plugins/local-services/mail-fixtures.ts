import type { MailSettings } from '../../../plugins/local-services/mail-service.ts'

export const SETTINGS: MailSettings = {
  publicKey: 'key',
  serviceId: 'service',
  contactTemplateId: 'template-1',
  downloadTemplateId: 'template-2',
  companyEmail: 'contato@austral.example',
  brandName: 'Austral',
  parts: { sky: true },
}

export const CONTACT_PARAMS = {
  name: 'Nome Completo',
  email: 'visitante@empresa.example',
  phone: '(11) 91234-5678',
  company: 'Empresa',
  message: 'Primeira linha\nSegunda linha',
  time: '21/11/2026, 09:41:07',
  title: 'Nome Completo (Empresa)',
}

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
    user_id: SETTINGS.publicKey,
    service_id: SETTINGS.serviceId,
    template_id: SETTINGS.contactTemplateId,
    template_params: CONTACT_PARAMS,
    ...changes,
  })
}
