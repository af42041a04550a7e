import { expect, it } from 'vitest'
import { createFormEndpoint } from '../../../plugins/local-services/form-endpoint.ts'
import { createLog } from '../../../plugins/local-services/log.ts'
import type { MailLog } from '../../../plugins/local-services/send-endpoint.ts'
import { CONTACT_PARAMS, SETTINGS } from './mail-fixtures.ts'
import { serve } from './serve.ts'

async function post(body: string) {
  const mails: MailLog = createLog(10)
  const origin = await serve([createFormEndpoint(SETTINGS, mails)])
  const { status } = await fetch(`${origin}/__form`, { method: 'POST', body })
  return { status, mails: mails.list() }
}

it.each([
  ['a message', CONTACT_PARAMS, 'contact'],
  ['an address alone', { email: 'visitante@empresa.example' }, 'newsletter'],
])('%s is kept as a mail to the company', async (_what, params, template) => {
  const { status, mails } = await post(JSON.stringify(params))
  expect(status).toBe(200)
  expect(mails).toMatchObject([{ template, to: SETTINGS.companyEmail, replyTo: params.email }])
})

it.each(['', '[]', '{"message":"Oi"}'])('%j is refused', async (body) => {
  expect(await post(body)).toEqual({ status: 422, mails: [] })
})
