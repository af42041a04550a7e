import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { parseSettings } from '../../plugins/texts/read-site.ts'
import { runScript } from './run-script.ts'

const HAS_GUIDES = parseSettings({}).env.optional.parts.guides

const checkServices = (settings: Record<string, string>) =>
  runScript('scripts/check-services.ts', settings)

it('asks nothing where no service is set, and says how to set it', async () => {
  const { code, printed } = await checkServices({ VITE_ANALYTICS: 'off' })
  expect(printed.split('\n')).toEqual([
    expect.stringMatching(/^none Messages .*VITE_EMAILJS_ORIGIN/),
    expect.stringMatching(/^none Nobody answers in the chat.*VITE_CHATBOT_ID/),
  ])
  expect(code).toBe(0)
})

it('says of each service that refuses what to do about it', async () => {
  const answers = new Map<string, [status: number, text: string]>([
    ['/api/v1.0/email/send', [403, 'API calls are disabled for non-browser applications']],
    ['/api/v1/typebots/bot/startChat', [404, '{"message":"Typebot not found"}']],
    ['/script.js', [200, 'window.umami={}']],
    ['/api/send', [200, '{"beep":"boop"}']],
  ])
  const service = createServer(({ url = '' }, response) => {
    const [status, text] = answers.get(url) ?? [500, '']
    response.writeHead(status).end(text)
  }).listen(0)
  onTestFinished(() => void service.close())
  const origin = `http://localhost:${(service.address() as AddressInfo).port}`
  const { printed, code } = await checkServices({
    VITE_EMAILJS_ORIGIN: origin,
    VITE_CHATBOT_API_HOST: origin,
    VITE_CHATBOT_ID: 'bot',
    VITE_ANALYTICS_SRC: `${origin}/script.js`,
    VITE_ANALYTICS_SITE_ID: 'site',
    VITE_CONTACT_FALLBACK_URL: 'http://localhost:1/nobody',
  })
  const lines = printed.split('\n')
  const refused = ['FAIL', '    ']
  expect(lines.map((line) => line.slice(0, 4))).toEqual([
    ...refused,
    ...(HAS_GUIDES ? refused : []),
    ...refused,
    ...refused,
    'ok  ',
    ...refused,
  ])
  const hints = lines.filter((line) => line.startsWith(' ')).join('\n')
  for (const hint of ['Security', 'address in the settings', 'VITE_CHATBOT_ID', 'robot'])
    expect(hints).toContain(hint)
  expect(code).toBe(1)
})
