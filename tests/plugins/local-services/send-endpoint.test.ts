import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { FaultOrder } from '../../../plugins/local-services/fault.ts'
import { createLog } from '../../../plugins/local-services/log.ts'
import { createRateLimit } from '../../../plugins/local-services/rate-limit.ts'
import { createSendEndpoint, type MailLog } from '../../../plugins/local-services/send-endpoint.ts'
import { sendBody, SETTINGS } from './mail-fixtures.ts'
import { serve } from './serve.ts'

const PATH = '/api/v1.0/email/send'

async function start(rateLimitMs = 0) {
  const mails: MailLog = createLog(9)
  const fault: FaultOrder = { kind: null }
  const allows = createRateLimit(rateLimitMs)
  const origin = await serve([createSendEndpoint({ settings: SETTINGS, mails, fault, allows })])
  const request = (init: RequestInit) => fetch(origin + PATH, init)
  const post = (body = sendBody(), init: RequestInit = {}) =>
    request({ method: 'POST', body, headers: { 'Content-Type': 'application/json' }, ...init })
  return { origin, mails, fault, request, post }
}

async function seen(response: Response) {
  return [response.status, await response.text()]
}

describe('the send address', () => {
  it('answers OK in plain text and keeps the rendered mail', async () => {
    const { post, mails } = await start()
    const response = await post()
    expect(response.headers.get('Content-Type')).toContain('text/plain')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await seen(response)).toEqual([200, 'OK'])
    expect(mails.list()).toMatchObject([
      {
        template: 'contact',
        subject: 'Mensagem do site: Nome Completo (Empresa)',
        html: expect.stringContaining('Primeira linha\nSegunda linha'),
      },
    ])
  })

  it('passes on the decision of the service, readable from another origin', async () => {
    const { post, mails } = await start()
    const response = await post(sendBody({ user_id: '' }))
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await seen(response)).toEqual([400, 'The user_id parameter is required'])
    expect(mails.list()).toEqual([])
  })

  it('lets a browser on another origin send JSON', async () => {
    const { request } = await start()
    const response = await request({
      method: 'OPTIONS',
      headers: { Origin: 'https://a.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST')
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('*')
  })

  it.each(['GET', 'PUT', 'DELETE'])('does not take %s', async (method) => {
    const { request } = await start()
    const response = await request({ method })
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
    expect(await seen(response)).toEqual([405, 'Method Not Allowed'])
  })

  it('answers a body of any size without keeping it', async () => {
    const { post } = await start()
    expect(await seen(await post('x'.repeat(5_000_000)))).toEqual([
      413,
      'Variables size limit. The maximum allowed variables size is 50Kb',
    ])
  })

  it('refuses a second request within the limit', async () => {
    const { post, mails } = await start(60_000)
    expect(await seen(await post())).toEqual([200, 'OK'])
    expect(await seen(await post())).toEqual([429, 'Too Many Requests'])
    expect(mails.list()).toHaveLength(1)
  })

  it('leaves other addresses to others', async () => {
    const { origin } = await start()
    expect(await seen(await fetch(`${origin}${PATH}-form`, { method: 'POST' }))).toEqual([
      404,
      'passed on',
    ])
  })
})

describe('an ordered fault', () => {
  it.each([
    ['400', 'Bad Request'],
    ['429', 'Too Many Requests'],
    ['500', 'Internal Server Error'],
  ] as const)('%s is the answer to the next send alone', async (kind, words) => {
    const { post, fault, mails } = await start()
    fault.kind = kind
    const response = await post()
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await seen(response)).toEqual([Number(kind), words])
    expect(mails.list()).toEqual([])
    expect(await seen(await post())).toEqual([200, 'OK'])
  })

  it('cuts the connection', async () => {
    const { post, fault, mails } = await start()
    fault.kind = 'drop'
    await expect(post()).rejects.toThrow('fetch failed')
    expect(mails.list()).toEqual([])
    expect((await post()).status).toBe(200)
  })

  it('cuts it after one byte, or Chromium would send again on its own', async () => {
    const { origin, fault } = await start()
    fault.kind = 'drop'
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write(`POST ${PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`)
    expect(await text(socket)).toBe('\0')
  })

  it('leaves the request without an answer until the client gives up', async () => {
    const { post, fault, mails } = await start()
    fault.kind = 'hang'
    const answer = post(sendBody(), { signal: AbortSignal.timeout(300) })
    await expect(answer).rejects.toThrow('timeout')
    expect(mails.list()).toEqual([])
    expect((await post()).status).toBe(200)
  })

  it('waits while a preflight passes', async () => {
    const { request, fault } = await start()
    fault.kind = '500'
    expect((await request({ method: 'OPTIONS' })).status).toBe(204)
    expect(fault.kind).toBe('500')
  })
})
