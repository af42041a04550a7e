import { describe, expect, it } from 'vitest'
import { acceptSend } from '../../../plugins/local-services/mail-service.ts'
import { CONTACT_PARAMS, DOWNLOAD_PARAMS, sendBody, SETTINGS } from './mail-fixtures.ts'

/** The mail that is taken, or the status and the words of the refusal. */
async function sent(changes: Readonly<Record<string, unknown>>, settings = SETTINGS) {
  const answer = await acceptSend(sendBody(changes), settings)
  return answer instanceof Response ? [answer.status, await answer.text()] : answer
}

describe('the mail service', () => {
  const VISIT = 'To find this ID, visit https://dashboard.emailjs.com/admin'
  it.each([
    ['user_id', undefined, 400, 'The user_id parameter is required'],
    ['service_id', undefined, 400, 'The service_id parameter is required'],
    ['template_id', '', 400, 'The template_id parameter is required'],
    ['user_id', 'other', 400, `The Public Key is invalid. ${VISIT}/account`],
    ['service_id', 'other', 400, `The service ID not found. ${VISIT}`],
    ['template_id', 'other', 400, `The template ID not found. ${VISIT}/templates`],
  ])('answers %s = %o with %i "%s"', async (name, value, status, text) => {
    expect(await sent({ [name]: value })).toEqual([status, text])
  })

  it.each([
    [undefined, 'empty'],
    ['  ', 'empty'],
    ['no-at-sign', 'corrupted'],
    ['a@b, c@d', 'corrupted'],
    ['a@b\r\nBcc: c@d', 'corrupted'],
    ['Nome <a@b>', 'corrupted'],
  ])('refuses the recipient %j as %s', async (email, fault) => {
    const answer = await sent({ template_id: 'template-2', template_params: { email } })
    expect(answer).toEqual([422, `The recipients address is ${fault}`])
  })

  it('addresses a contact message to the company, to be answered to the visitor', async () => {
    expect(await sent({})).toMatchObject({
      template: 'contact',
      from: { name: 'Nome Completo', address: 'contato@austral.example' },
      to: 'contato@austral.example',
      replyTo: 'visitante@empresa.example',
      params: CONTACT_PARAMS,
      subject: 'Mensagem do site: Nome Completo (Empresa)',
    })
  })

  it('addresses a download link to the visitor, to be answered to the company', async () => {
    const changes = { template_id: 'template-2', template_params: DOWNLOAD_PARAMS }
    expect(await sent(changes)).toMatchObject({
      template: 'download-link',
      from: { name: 'Austral', address: 'contato@austral.example' },
      to: 'visitante@empresa.example',
      replyTo: 'contato@austral.example',
    })
  })

  it('keeps line breaks of what a visitor wrote out of the mail headers', async () => {
    const params = {
      name: 'Nome\r\nBcc: x@y.example',
      email: 'a@b.example\u2028',
      company: 'A\r\nB',
    }
    expect(await sent({ template_params: params })).toMatchObject({
      from: { name: 'Nome Bcc: x@y.example' },
      replyTo: 'a@b.example',
      subject: 'Mensagem do site: Nome Bcc: x@y.example (A B)',
    })
  })

  it('demands the answer to a CAPTCHA where there is one, but not for the newsletter', async () => {
    const settings = { ...SETTINGS, newsletterTemplateId: 'template-3', captchaSiteKey: 'local' }
    expect(await sent({}, settings)).toEqual([400, expect.stringContaining('reCAPTCHA')])
    const params = { ...CONTACT_PARAMS, 'g-recaptcha-response': 'human' }
    expect(await sent({ template_params: params }, settings)).toMatchObject({ template: 'contact' })
    expect(await sent({ template_id: 'template-3' }, settings)).toMatchObject({
      template: 'newsletter',
      to: SETTINGS.companyEmail,
    })
  })
})
