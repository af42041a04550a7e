import { describe, expect, it } from 'vitest'
import { decideSend } from '../../../plugins/local-services/mail-service.ts'
import { CONTACT_PARAMS, DOWNLOAD_PARAMS, sendBody, SETTINGS } from './mail-fixtures.ts'

function decide(changes: Readonly<Record<string, unknown>>) {
  return decideSend(sendBody(changes), SETTINGS)
}

describe('the mail service', () => {
  it.each([
    ['user_id', undefined, 400, 'The user_id parameter is required'],
    ['service_id', undefined, 400, 'The service_id parameter is required'],
    ['template_id', undefined, 400, 'The template_id parameter is required'],
    ['template_id', '', 400, 'The template_id parameter is required'],
    ['user_id', 7, 400, 'The user_id parameter is required'],
    [
      'user_id',
      'other',
      400,
      'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
    ],
    [
      'service_id',
      'other',
      400,
      'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
    ],
    [
      'template_id',
      'other',
      400,
      'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
    ],
    ['template_params', [], 400, 'The template_params parameter is not an object'],
    [
      'template_params',
      { message: 'á'.repeat(26_000) },
      413,
      'Variables size limit. The maximum allowed variables size is 50Kb',
    ],
  ])('answers %s = %o with %i "%s"', (name, value, status, text) => {
    expect(decide({ [name]: value })).toEqual({ accepted: false, status, text })
  })

  it.each(['', '{', 'null', '[]', '"text"'])('refuses the body %j as malformed', (body) => {
    expect(decideSend(body, SETTINGS)).toMatchObject({ accepted: false, status: 400 })
  })

  it('refuses a download link without a recipient', () => {
    for (const params of [{}, { email: '  ' }, null])
      expect(decide({ template_id: 'template-2', template_params: params })).toEqual({
        accepted: false,
        status: 422,
        text: 'The recipients address is empty',
      })
  })

  it.each(['no-at-sign', 'a@b, c@d', 'a@b\r\nBcc: c@d', 'Nome <a@b>'])(
    'refuses the recipient %j',
    (email) => {
      expect(decide({ template_id: 'template-2', template_params: { email } })).toEqual({
        accepted: false,
        status: 422,
        text: 'The recipients address is corrupted',
      })
    },
  )

  it('addresses a contact message to the company, to be answered to the visitor', () => {
    expect(decide({})).toEqual({
      accepted: true,
      envelope: {
        template: 'contact',
        from: { name: 'Nome Completo', address: 'contato@austral.example' },
        to: 'contato@austral.example',
        replyTo: 'visitante@empresa.example',
        params: CONTACT_PARAMS,
      },
    })
  })

  it('addresses a download link to the visitor, to be answered to the company', () => {
    expect(decide({ template_id: 'template-2', template_params: DOWNLOAD_PARAMS })).toEqual({
      accepted: true,
      envelope: {
        template: 'download-link',
        from: { name: 'Austral', address: 'contato@austral.example' },
        to: 'visitante@empresa.example',
        replyTo: 'contato@austral.example',
        params: DOWNLOAD_PARAMS,
      },
    })
  })

  it('keeps line breaks in a name or address out of the mail headers', () => {
    const params = { name: 'Nome\r\nBcc: x@y.example', email: 'a@b.example\u2028' }
    expect(decide({ template_params: params })).toMatchObject({
      envelope: {
        from: { name: 'Nome Bcc: x@y.example' },
        replyTo: 'a@b.example',
      },
    })
  })

  it('demands the answer to a CAPTCHA when it is told to', () => {
    const settings = { ...SETTINGS, captchaSiteKey: 'local' }
    const params = { ...CONTACT_PARAMS, 'g-recaptcha-response': 'human' }
    expect(decideSend(sendBody(), settings)).toMatchObject({ accepted: false, status: 400 })
    expect(decideSend(sendBody({ template_params: params }), settings)).toMatchObject({
      accepted: true,
    })
  })

  it('takes an address for the newsletter by a template of its own', () => {
    const settings = { ...SETTINGS, newsletterTemplateId: 'template-3', captchaSiteKey: 'local' }
    const params = { email: 'visitante@empresa.example' }
    const body = sendBody({ template_id: 'template-3', template_params: params })
    expect(decideSend(body, settings)).toMatchObject({
      accepted: true,
      envelope: { template: 'newsletter', to: SETTINGS.companyEmail, replyTo: params.email },
    })
  })
})
