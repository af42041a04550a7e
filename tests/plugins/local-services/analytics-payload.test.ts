import { describe, expect, it } from 'vitest'
import { decideCollect } from '../../../plugins/local-services/analytics-payload.ts'

const PAYLOAD = { website: 'local', hostname: 'localhost', url: '/', referrer: '', title: 'Título' }

function decide(body: unknown) {
  return decideCollect(JSON.stringify(body))
}

describe('the collector takes', () => {
  it.each([
    { type: 'event', payload: PAYLOAD },
    { type: 'event', payload: { ...PAYLOAD, name: 'chat-opened' } },
    { type: 'event', payload: { ...PAYLOAD, name: 'theme-changed', data: { theme: 'dark' } } },
    { type: 'event', payload: { ...PAYLOAD, url: 'https://austral.example/download/[token]' } },
    { type: 'event', payload: { website: 'local' } },
    { type: 'identify', payload: { ...PAYLOAD, id: 'x' } },
  ])('%j', (body) => {
    expect(decide(body)).toEqual({ accepted: true, collected: body })
  })
})

describe('the collector refuses', () => {
  it.each([
    ['{', 'The request body is not a JSON object'],
    ['[]', 'The request body is not a JSON object'],
    ['null', 'The request body is not a JSON object'],
    ['{}', 'Expected "type" to be one of event, identify, performance'],
  ])('%s', (body, message) => {
    expect(decideCollect(body)).toEqual({ accepted: false, message })
  })

  it.each([
    [{ type: 'other', payload: PAYLOAD }, 'Expected "type" to be one of'],
    [{ type: 'event' }, 'Expected "payload" to be an object'],
    [{ type: 'event', payload: 'x' }, 'Expected "payload" to be an object'],
    [{ type: 'event', payload: {} }, 'Expected "payload.website" to name a site'],
    [{ type: 'event', payload: { ...PAYLOAD, website: 1 } }, '"payload.website" is not valid'],
    [{ type: 'event', payload: { ...PAYLOAD, name: {} } }, '"payload.name" is not valid'],
    [{ type: 'event', payload: { ...PAYLOAD, url: 'http://[' } }, '"payload.url" is not valid'],
    [{ type: 'event', payload: { ...PAYLOAD, referrer: 1 } }, '"payload.referrer" is not valid'],
    [{ type: 'event', payload: { ...PAYLOAD, data: 'x' } }, '"payload.data" is not valid'],
  ])('%j', (body, message) => {
    expect(decide(body)).toMatchObject({
      accepted: false,
      message: expect.stringContaining(message),
    })
  })
})
