import { expect, it } from 'vitest'
import { acceptSend } from '../../../plugins/local-services/mail-service.ts'
import { siteData } from '../../../plugins/virtual-site/site-data.ts'
import { DOWNLOAD_PARAMS, sendBody, SITE } from '../../support/mail-fixtures.ts'
import { siteWith } from '../../support/site-with.ts'

/** The accepted mail, or the status and text of the refusal. */
async function sent(changes: Readonly<Record<string, unknown>>, site = SITE) {
  const answer = acceptSend(sendBody(changes), site)
  return answer instanceof Response ? [answer.status, await answer.text()] : answer
}

it.each([
  ['user_id', 'other', 'The Public Key is invalid'],
  ['service_id', 'other', 'The service ID not found'],
  ['template_id', 'other', 'The template ID not found'],
])('The mail service refuses %s = %o: "%s"', async (name, value, words) => {
  expect(await sent({ [name]: value })).toEqual([400, expect.stringContaining(words)])
})

it('The mail service addresses a download link to the visitor, to be answered to the company', async () => {
  const changes = { template_id: 'template-2', template_params: DOWNLOAD_PARAMS }
  expect(await sent(changes)).toMatchObject({
    template: 'download-link-pt-br',
    from: { name: 'Austral', address: 'contato@austral.example' },
    to: 'visitante@empresa.example',
    replyTo: 'contato@austral.example',
  })
})

it('The mail service addresses a message to the company, with its sender unescaped', async () => {
  const params = { name: 'Nome', email: 'a@b.example', company: 'A & <B>' }
  expect(await sent({ template_params: params })).toMatchObject({
    from: { name: 'Nome', address: 'contato@austral.example' },
    to: 'contato@austral.example',
    replyTo: 'a@b.example',
    subject: 'Mensagem do site: Nome (A & <B>)',
  })
})

it('A site of whole languages sends the mail in the language of the page', async () => {
  const { site } = siteWith({ VITE_LANGUAGES: 'whole' })
  const { mail } = (await siteData('ja-JP', site)).siteConfig
  const changes = {
    user_id: mail.publicKey,
    service_id: mail.serviceId,
    template_id: mail.templates['download-link'],
    template_params: DOWNLOAD_PARAMS,
  }
  expect(await sent(changes, site)).toMatchObject({
    template: 'download-link-ja-jp',
    html: expect.stringContaining('<html lang="ja-JP"') as string,
  })
})
