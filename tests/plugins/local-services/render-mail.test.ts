import { describe, expect, it } from 'vitest'
import { fillTemplate, renderMail } from '../../../plugins/local-services/render-mail.ts'
import { CONTACT_PARAMS, DOWNLOAD_PARAMS, SETTINGS } from './mail-fixtures.ts'

const MARKUP = '<img src=x onerror=alert(1)>"\'&'

function withMarkup(params: object) {
  return Object.fromEntries(Object.keys(params).map((name) => [name, MARKUP]))
}

describe('a rendered mail', () => {
  it.each([
    ['contact', CONTACT_PARAMS],
    ['download-link', DOWNLOAD_PARAMS],
  ] as const)('escapes markup in every field of %s', async (template, params) => {
    const { html } = await renderMail(template, withMarkup(params), SETTINGS)
    expect(html).not.toContain('<img')
    expect(html).not.toContain(MARKUP)
    expect(html).toContain('&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt;&quot;&#39;&amp;')
  })

  it('is the company’s, by its brand and address', async () => {
    const company = { brandName: 'Sul & Cia', companyEmail: 'oi@sul.example' }
    const { html } = await renderMail('download-link', DOWNLOAD_PARAMS, company)
    expect(html).toContain('>Sul &amp; Cia</td>')
    expect(html).toContain('href="mailto:oi@sul.example"')
    expect(html).not.toMatch(/Austral/)
  })

  it('takes its subject from the title, unescaped', async () => {
    const mail = await renderMail('contact', { name: 'Silva & Filhos <SA>' }, SETTINGS)
    expect(mail.subject).toBe('Mensagem do site: Silva & Filhos <SA>')
    expect((await renderMail('download-link', DOWNLOAD_PARAMS, SETTINGS)).subject).toBe(
      'Seu link: Guia Prático de Inteligência Artificial',
    )
  })

  it('keeps its subject in one line whatever the title carries', async () => {
    const { subject } = await renderMail(
      'contact',
      { name: 'A\r\nBcc: x@y.example\0\u2028B' },
      SETTINGS,
    )
    expect(subject).toBe('Mensagem do site: A Bcc: x@y.example B')
  })

  it('shows the company of a contact message only when there is one', async () => {
    const named = await renderMail('contact', CONTACT_PARAMS, SETTINGS)
    const unnamed = await renderMail('contact', { ...CONTACT_PARAMS, company: '' }, SETTINGS)
    expect(named.html).toContain('>Empresa<')
    expect(unnamed.html).not.toContain('>Empresa<')
    expect(named.subject).toBe('Mensagem do site: Nome Completo (Empresa)')
    expect(unnamed.subject).toBe('Mensagem do site: Nome Completo')
  })

  it('carries the download link in the button and as text', async () => {
    const { html, links } = await renderMail('download-link', DOWNLOAD_PARAMS, SETTINGS)
    expect(links[0]).toEqual({ text: 'Baixar o PDF', href: DOWNLOAD_PARAMS.link })
    expect(html.split('eyJpZCI6IjEifQ')).toHaveLength(4)
  })

  it('leaves a missing parameter empty', () => {
    const { html, subject } = fillTemplate('<title>{{title}}</title><p>{{name}}</p>', {})
    expect({ html, subject }).toEqual({ html: '<title></title><p></p>', subject: '' })
  })

  it('names the template that cannot be rendered', async () => {
    // @ts-expect-error There is no such template.
    await expect(renderMail('missing', {}, SETTINGS)).rejects.toThrow('mail-templates/missing.html')
  })
})
