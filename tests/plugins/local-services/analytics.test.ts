import { describe, expect, it } from 'vitest'
import { createAnalytics, type Hit } from '../../../plugins/local-services/analytics.ts'
import { serve } from './serve.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/

const PAYLOAD = { website: 'local', title: 'Título', url: '/downloads', referrer: '/' }

async function start() {
  const origin = await serve([createAnalytics()])
  const request = (path: string, init?: RequestInit) => fetch(origin + path, init)
  const collect = async (changes: object = {}, headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ type: 'event', payload: { ...PAYLOAD, ...changes } })
    const response = await request('/api/send', { method: 'POST', body, headers })
    return { status: response.status, json: (await response.json()) as Record<string, unknown> }
  }
  const counted = async (): Promise<Hit[]> => (await request('/__analytics')).json()
  return { request, collect, counted }
}

describe('the collector', () => {
  it('shows what it counted, newest first, with the header that came along', async () => {
    const { request, collect, counted } = await start()
    await collect({ url: '/' }, { Referer: 'http://localhost/' })
    await collect()
    expect(await counted()).toMatchObject([
      { type: 'event', payload: PAYLOAD, refererHeader: '' },
      { payload: { ...PAYLOAD, url: '/' }, refererHeader: 'http://localhost/' },
    ])
    expect((await request('/__analytics', { method: 'DELETE' })).status).toBe(204)
    expect(await counted()).toEqual([])
  })

  it('answers with a session and a visit, the same for the same browser', async () => {
    const { collect } = await start()
    const [first, again, other, elsewhere] = await Promise.all([
      collect(),
      collect({ url: '/' }),
      collect({}, { 'User-Agent': 'another browser' }),
      collect({ website: 'another site' }),
    ])
    expect(first.json).toEqual({
      cache: expect.any(String),
      sessionId: expect.stringMatching(UUID),
      visitId: expect.stringMatching(UUID),
    })
    expect(again.json).toEqual(first.json)
    for (const { json } of [other, elsewhere])
      expect(json['sessionId']).not.toBe(first.json['sessionId'])
  })

  it('refuses what Umami would, and a body that is too long, and counts nothing of it', async () => {
    const { collect, counted } = await start()
    expect(await collect({ name: 7 })).toEqual({
      status: 400,
      json: { error: { message: '"payload.name" is not valid', code: 'bad-request', status: 400 } },
    })
    expect(await collect({ title: 'x'.repeat(5_000_000) })).toMatchObject({
      status: 413,
      json: { error: { code: 'payload-too-large' } },
    })
    expect(await counted()).toEqual([])
  })

  it('lets a page on another origin send with the headers of Umami', async () => {
    const { request } = await start()
    const { status, headers } = await request('/api/send', { method: 'OPTIONS' })
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Allow-Headers')).toBe('*')
  })
})

it('The stand-in of the script is a classic one', async () => {
  const { request } = await start()
  const response = await request('/__analytics/script.js')
  expect(response.headers.get('Content-Type')).toContain('text/javascript')
  expect(await response.text()).not.toMatch(/^\s*(import|export)\b/m)
})

it('What is read is only read, and other addresses are left to others', async () => {
  const { request } = await start()
  const refused = await request('/__analytics', { method: 'POST' })
  expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD, DELETE'])
  expect((await request('/__analytics', { method: 'HEAD' })).status).toBe(200)
  for (const path of ['/__analytics/stand-in.ts', '/api/sender'])
    expect(await (await request(path)).text()).toBe('passed on')
})
