import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { localServices } from '../../../plugins/local-services/local-services.ts'
import { sendBody, SITE } from '../../support/mail-fixtures.ts'
import { createProject } from '../vite-project.ts'

/** Posts to a development server with the services, or gets from it. */
async function start(rateLimitMs = 0) {
  const { config } = createProject({}, [localServices(SITE, rateLimitMs)])
  const server = await (await createServer(config)).listen()
  onTestFinished(() => server.close())
  return (path: string, body?: string) =>
    fetch(
      new URL(path, server.resolvedUrls?.local[0]),
      body === undefined ? {} : { method: 'POST', body },
    )
}

const SEND = '/api/v1.0/email/send'

// e2e/contact.spec.ts tests that a mail is taken and shown.
it('The local services frame a mail that runs nothing', async () => {
  const ask = await start()
  await ask(SEND, sendBody())
  const [mail] = (await (await ask('/__inbox/mails')).json()) as { id: string }[]
  const { headers } = await ask(`/__inbox/mail/${mail?.id}`)
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'.*; sandbox/)
  expect(headers.get('Content-Security-Policy')).not.toMatch(/script|same-origin/)
})

it('The local services take one send in the time that is set, and none that is malformed', async () => {
  const limited = await start(60_000)
  for (const status of [200, 429]) expect((await limited(SEND, sendBody())).status).toBe(status)
  const ask = await start()
  for (const body of ['', '{', 'null', '[]']) expect((await ask(SEND, body)).status).toBe(400)
  expect((await ask('/__form', '{"message":"Oi"}')).status).toBe(422)
  expect(await (await ask('/__inbox/mails')).json()).toEqual([])
})
