// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createFaultOrder } from '../../../plugins/local-services/fault.ts'
import { createInboxApi } from '../../../plugins/local-services/inbox-api.ts'
import { createMailStore } from '../../../plugins/local-services/mail-store.ts'
import { CONTACT_PARAMS } from './mail-fixtures.ts'
import { serve } from './serve.ts'

async function start() {
  const store = createMailStore()
  const faults = createFaultOrder()
  const origin = await serve([createInboxApi(store, faults)])
  const call = async (method: string, resource: string, body?: string) => {
    const response = await fetch(`${origin}/__inbox/api/${resource}`, {
      method,
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    const json: unknown = response.headers.get('Content-Type')?.startsWith('application/json')
      ? JSON.parse(text)
      : text
    return { status: response.status, json, allow: response.headers.get('Allow') }
  }
  const add = (subject: string) =>
    store.add(
      {
        template: 'contact',
        from: { name: 'Nome', address: 'contato@austral.example' },
        to: 'contato@austral.example',
        replyTo: 'visitante@empresa.example',
        params: CONTACT_PARAMS,
        subject,
        html: '<p>texto</p>',
        links: [],
      },
      new Date(),
    )
  return { store, faults, call, add }
}

describe("the inbox's interface", () => {
  it('lists the mails, newest first', async () => {
    const { call, add } = await start()
    add('primeira')
    add('segunda')
    expect(await call('GET', 'messages')).toMatchObject({
      status: 200,
      json: [{ subject: 'segunda' }, { subject: 'primeira' }],
    })
  })

  it('gives a whole mail', async () => {
    const { call, add } = await start()
    const { id } = add('assunto')
    expect(await call('GET', `messages/${id}`)).toMatchObject({
      status: 200,
      json: { id, subject: 'assunto', html: '<p>texto</p>', params: CONTACT_PARAMS },
    })
  })

  it('says which mail it does not have', async () => {
    const { call } = await start()
    expect(await call('GET', 'messages/other')).toMatchObject({
      status: 404,
      json: { error: 'There is no message other' },
    })
  })

  it('clears the mails', async () => {
    const { call, add, store } = await start()
    add('assunto')
    expect((await call('DELETE', 'messages')).status).toBe(204)
    expect(store.list()).toEqual([])
  })

  it('places, shows and cancels a fault', async () => {
    const { call, faults } = await start()
    expect((await call('GET', 'fault')).json).toEqual({ kind: null })
    expect(await call('PUT', 'fault', '{"kind":"hang"}')).toMatchObject({
      status: 200,
      json: { kind: 'hang' },
    })
    expect((await call('GET', 'fault')).json).toEqual({ kind: 'hang' })
    expect((await call('DELETE', 'fault')).status).toBe(204)
    expect(faults.pending()).toBeNull()
  })

  it.each(['', '{', 'null', '"500"', '{}', '{"kind":500}', '{"kind":"404"}', ' '.repeat(2000)])(
    'refuses %j as a fault and says what it takes',
    async (body) => {
      const { call, faults } = await start()
      expect(await call('PUT', 'fault', body)).toMatchObject({
        status: 400,
        json: { error: 'Expected a JSON body whose "kind" is one of 400, 429, 500, hang, drop' },
      })
      expect(faults.pending()).toBeNull()
    },
  )

  it('says which methods a resource takes, and which resources are none', async () => {
    const { call } = await start()
    expect(await call('POST', 'messages')).toMatchObject({ status: 405, allow: 'GET, DELETE' })
    expect(await call('OPTIONS', 'fault')).toMatchObject({ status: 405, allow: 'GET, PUT, DELETE' })
    expect((await call('GET', 'nothing')).status).toBe(404)
  })
})
