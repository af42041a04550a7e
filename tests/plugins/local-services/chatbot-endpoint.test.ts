// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createChatbotEndpoint } from '../../../plugins/local-services/chatbot-endpoint.ts'
import { COMPANY } from './chatbot-fixtures.ts'
import { serve } from './serve.ts'

const START = '/api/v1/typebots/local/startChat'

interface Started {
  sessionId: string
  resultId: string
  typebot: { id: string; version: string }
}

async function start() {
  const origin = await serve([createChatbotEndpoint({ ...COMPANY, botId: 'local' })])
  const request = (path: string, init: RequestInit) => fetch(origin + path, init)
  const post = (path: string, body: unknown) =>
    request(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  const begin = async () => (await (await post(START, {})).json()) as Started
  const say = (sessionId: string, message: unknown) =>
    post(`/api/v1/sessions/${sessionId}/continueChat`, { message })
  return { request, post, begin, say }
}

async function seen(response: Response): Promise<unknown> {
  return { status: response.status, body: await response.json() }
}

function refusal(status: number, code: string, message: string) {
  return { status, body: { defined: false, code, status, message } }
}

describe('starting a chat', () => {
  it('gives a session, the bot’s look and the greeting', async () => {
    const { post } = await start()
    const response = await post(START, { isStreamEnabled: true, prefilledVariables: {} })
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await seen(response)).toMatchObject({
      status: 200,
      body: {
        sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
        resultId: expect.stringMatching(/^[\da-f-]{36}$/),
        typebot: { id: 'local', version: '6.1' },
        messages: [{ id: 'start-0' }, { id: 'start-1' }],
        input: { type: 'choice input' },
      },
    })
  })

  it('asks no font of anyone', async () => {
    const { begin } = await start()
    const { typebot } = await begin()
    expect(typebot).toMatchObject({ theme: { general: { font: { type: 'Custom' } } } })
    expect(JSON.stringify(typebot)).not.toContain('http')
  })

  it('refuses a bot that is not known', async () => {
    const { post } = await start()
    const response = await post('/api/v1/typebots/other/startChat', {})
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await seen(response)).toEqual(refusal(404, 'NOT_FOUND', 'Typebot not found'))
  })

  it.each(['', '{', 'null', '[]', '"text"'])('refuses the body %j', async (body) => {
    const { post } = await start()
    expect(await seen(await post(START, body))).toEqual(
      refusal(400, 'BAD_REQUEST', 'The request body is not a JSON object'),
    )
  })

  it('answers a body of any size without keeping it', async () => {
    const { post } = await start()
    expect(await seen(await post(START, { text: 'x'.repeat(2_000_000) }))).toEqual(
      refusal(413, 'PAYLOAD_TOO_LARGE', 'The request body is too large'),
    )
  })
})

describe('continuing a chat', () => {
  it.each([{ type: 'text', text: 'Cursos' }, 'Cursos'])('follows %j', async (message) => {
    const { begin, say } = await start()
    const { sessionId } = await begin()
    expect(await seen(await say(sessionId, message))).toMatchObject({
      status: 200,
      body: { messages: [{ id: 'courses-0' }], input: { id: 'courses-input' } },
    })
  })

  it('remembers where the conversation stands', async () => {
    const { begin, say } = await start()
    const { sessionId } = await begin()
    await say(sessionId, 'Falar com uma pessoa')
    const { body } = (await seen(await say(sessionId, 'Encerrar a conversa'))) as { body: object }
    expect(body).toMatchObject({ messages: [{ id: 'end-0' }] })
    expect(body).not.toHaveProperty('input')
  })

  it.each([undefined, null, 7, { type: 'audio', url: 'x' }, { text: 7 }])(
    'says the same again when %j is said',
    async (message) => {
      const { begin, say } = await start()
      const { sessionId } = await begin()
      expect(await seen(await say(sessionId, message))).toMatchObject({
        status: 200,
        body: { input: { id: 'start-input' } },
      })
    },
  )

  it('refuses a session that is not known', async () => {
    const { say } = await start()
    expect(await seen(await say('unknown', 'Cursos'))).toEqual(
      refusal(404, 'NOT_FOUND', 'Session not found.'),
    )
  })

  it('takes the logs of a client that lost an answer', async () => {
    const { begin, post } = await start()
    const { sessionId } = await begin()
    const logs = { clientLogs: [{ context: 'While sending message', description: '' }] }
    expect(await seen(await post(`/api/v2/sessions/${sessionId}/clientLogs`, logs))).toEqual({
      status: 200,
      body: { message: 'Logs successfully saved.' },
    })
    expect(await seen(await post('/api/v2/sessions/unknown/clientLogs', logs))).toEqual(
      refusal(404, 'NOT_FOUND', 'Session not found.'),
    )
  })
})

describe('the addresses', () => {
  it('let a browser on another origin send JSON', async () => {
    const { request } = await start()
    const paths = ['typebots/local/startChat', 'sessions/any/continueChat']
    for (const path of paths) {
      const response = await request(`/api/v1/${path}`, { method: 'OPTIONS' })
      expect(response.status).toBe(204)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST')
      expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Content-Type')
    }
  })

  it('take nothing but POST', async () => {
    const { request } = await start()
    const response = await request(START, { method: 'GET' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
  })

  it.each(['/api/v1/typebots/local/preview/startChat', '/api/v1/sessions/x', '/', `${START}/x`])(
    'leave %s to others',
    async (path) => {
      const { request } = await start()
      const response = await request(path, { method: 'POST' })
      expect([response.status, await response.text()]).toEqual([404, 'passed on'])
    },
  )
})
