// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createInboxPage } from '../../../plugins/local-services/inbox-page.ts'
import { createMailStore } from '../../../plugins/local-services/mail-store.ts'
import { renderMail } from '../../../plugins/local-services/render-mail.ts'
import { CONTACT_PARAMS } from './mail-fixtures.ts'
import { serve } from './serve.ts'

async function start(brandName = 'Austral') {
  const store = createMailStore()
  const origin = await serve([createInboxPage(store, brandName)])
  const get = async (path: string, method = 'GET') => {
    const response = await fetch(origin + path, { method })
    const { status, headers } = response
    return { status, headers, text: await response.text() }
  }
  return { store, get }
}

describe("the inbox's page", () => {
  it.each(['/__inbox', '/__inbox/', '/__inbox?x=1'])('is at %s', async (path) => {
    const { get } = await start()
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(page.text).toContain('<html lang="pt-BR">')
  })

  it('shows the brand as text', async () => {
    const { get } = await start('<b>Marca</b>')
    expect((await get('/__inbox')).text).not.toContain('<b>')
  })

  it('comes with its style and with every module it imports, as JavaScript', async () => {
    const { get } = await start()
    expect((await get('/__inbox/inbox.css')).headers.get('Content-Type')).toBe('text/css')

    const served = new Set<string>()
    async function follow(name: string): Promise<void> {
      served.add(name)
      const { status, headers, text } = await get(`/__inbox/${name}`)
      expect([name, status]).toEqual([name, 200])
      expect(headers.get('Content-Type')).toContain('text/javascript')
      const imports = [...text.matchAll(/from "\.\/([^"]+)"/g)].map(([, imported = '']) => imported)
      await Promise.all(imports.filter((imported) => !served.has(imported)).map(follow))
    }
    await follow('inbox.ts')
    expect(served).toContain('message-list.ts')
  })

  it.each([
    '/__inbox/nothing.ts',
    '/__inbox/..%2fhttp.ts',
    '/__inbox/mail/none',
    '/__inbox/inbox.html',
  ])('has nothing at %s', async (path) => {
    const { get } = await start()
    expect((await get(path)).status).toBe(404)
  })

  it('is only read', async () => {
    const { get } = await start()
    expect((await get('/__inbox', 'POST')).status).toBe(405)
    expect((await get('/__inboxes')).text).toBe('passed on')
  })

  it('shows a mail that runs nothing and opens its links in a new tab', async () => {
    const { get, store } = await start()
    const { id } = store.add(
      {
        template: 'contact',
        from: { name: 'Nome', address: 'contato@austral.example' },
        to: 'contato@austral.example',
        replyTo: '',
        params: CONTACT_PARAMS,
        ...(await renderMail('contact', CONTACT_PARAMS)),
      },
      new Date(),
    )
    const mail = await get(`/__inbox/mail/${id}`)
    const policy = mail.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/)
    expect(mail.text).toContain('<head><base target="_blank" />')
    expect((await get('/__inbox')).text).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"',
    )
  })
})
