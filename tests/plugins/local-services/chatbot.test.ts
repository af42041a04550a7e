import { describe, expect, it } from 'vitest'
import { createChatbotEndpoint } from '../../../plugins/local-services/chatbot-endpoint.ts'
import { createScript, FALLBACK, START } from '../../../plugins/local-services/chatbot-script.ts'
import { serve } from './serve.ts'

const COMPANY = {
  home: '/',
  brandName: 'Austral',
  companyEmail: 'contato@austral.example',
  companyPhone: '+5548900000000',
}

const START_PATH = '/api/v1/typebots/local/startChat'

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
  const begin = async () => (await (await post(START_PATH, {})).json()) as Started
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
    const response = await post(START_PATH, { isStreamEnabled: true, prefilledVariables: {} })
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await seen(response)).toMatchObject({
      status: 200,
      body: {
        sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
        resultId: expect.stringMatching(/^[\da-f-]{36}$/),
        typebot: { id: 'local', version: '6.1' },
        messages: [
          {
            type: 'text',
            content: {
              type: 'richText',
              richText: [
                { type: 'p', children: [{ text: 'Olá. Sou o assistente automático da Austral.' }] },
              ],
            },
          },
          { type: 'text' },
        ],
        input: { type: 'choice input', items: [{ content: 'Serviços' }, {}, {}, {}] },
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
    expect(await seen(await post(START_PATH, body))).toEqual(
      refusal(400, 'BAD_REQUEST', 'The request body is not a JSON object'),
    )
  })

  it('answers a body of any size without keeping it', async () => {
    const { post } = await start()
    expect(await seen(await post(START_PATH, { text: 'x'.repeat(2_000_000) }))).toEqual(
      refusal(413, 'PAYLOAD_TOO_LARGE', 'The request body is too large'),
    )
  })
})

describe('continuing a chat', () => {
  it.each([{ type: 'text', text: 'Guias gratuitos' }, ' Guias gratuitos '])(
    'follows %j',
    async (message) => {
      const { begin, say } = await start()
      const { sessionId } = await begin()
      expect(await seen(await say(sessionId, message))).toMatchObject({
        status: 200,
        body: { input: { items: [{ content: 'Falar com uma pessoa' }, {}] } },
      })
    },
  )

  it('asks for words of the visitor, and meets what nobody foresaw honestly', async () => {
    const { begin, say } = await start()
    const { sessionId } = await begin()
    expect(await seen(await say(sessionId, 'Escrever uma pergunta'))).toMatchObject({
      body: {
        input: {
          type: 'text input',
          options: { labels: { placeholder: 'Sua pergunta', button: 'Enviar' } },
        },
      },
    })
    for (const message of ['batatas', '', undefined, null, 7, { type: 'audio' }, { text: 7 }])
      expect(JSON.stringify(await seen(await say(sessionId, message)))).toContain(
        'Para isso não tenho resposta.',
      )
  })

  it('ends without an input', async () => {
    const { begin, say } = await start()
    const { sessionId } = await begin()
    const { body } = (await seen(await say(sessionId, 'Encerrar a conversa'))) as { body: object }
    expect(body).toEqual({ messages: [expect.anything()] })
  })

  it('refuses a session that is not known', async () => {
    const { say } = await start()
    expect(await seen(await say('unknown', 'Serviços'))).toEqual(
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
      expect(response.headers.get('Access-Control-Allow-Headers')).toBe('*')
    }
  })

  it('take nothing but POST', async () => {
    const { request } = await start()
    const response = await request(START_PATH, { method: 'GET' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
  })

  it.each([
    '/api/v1/typebots/local/preview/startChat',
    '/api/v1/sessions/x',
    '/',
    `${START_PATH}/x`,
  ])('leave %s to others', async (path) => {
    const { request } = await start()
    const response = await request(path, { method: 'POST' })
    expect([response.status, await response.text()]).toEqual([404, 'passed on'])
  })
})

describe('the script', () => {
  const script = createScript(COMPANY)

  it('leads from the start to every step but the honest one, and to none that is missing', () => {
    const found = new Set([START])
    for (const step of found) for (const next of script.get(step)?.choices ?? []) found.add(next)
    expect([...found, FALLBACK].toSorted()).toEqual([...script.keys()].toSorted())
  })

  it('gives the company’s own ways to reach a person', () => {
    const text = JSON.stringify(script.get('Falar com uma pessoa'))
    expect(text).toContain('https://wa.me/5548900000000?text=')
    expect(text).toContain('mailto:contato@austral.example')
  })
})
