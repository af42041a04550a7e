import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readColours } from '../../../plugins/theme-colours.ts'
import { mailOf } from '../../../plugins/local-services/mail-service.ts'
import { ofSite } from '../../../plugins/local-services/render-mail.ts'
import { CONTACT_PARAMS, DOWNLOAD_PARAMS, SETTINGS } from './mail-fixtures.ts'

const MARKUP = '<img src=x onerror=alert(1)>"\'&'

// The mail sets the company's brackets itself: in the parameter they stand without a company too.
const { title: _withBrackets, ...contactParams } = CONTACT_PARAMS

function readTemplate(name: string): string {
  return readFileSync(new URL(`../../../mail-templates/${name}.html`, import.meta.url), 'utf8')
}

describe.each([
  ['contact', contactParams, ['brand']],
  ['download-link', DOWNLOAD_PARAMS, ['brand', 'company_email']],
] as const)('the template %s', (name, params, company) => {
  const source = readTemplate(name)
  const mail = source.slice(source.indexOf('<!doctype html>'))

  it('is a Portuguese document in UTF-8 for both colour schemes', () => {
    expect(mail).toMatch(/^<!doctype html>\n<html lang="pt-BR"/)
    expect(mail).toContain('<meta charset="utf-8" />')
    expect(mail).toContain('<meta name="color-scheme" content="light dark" />')
  })

  it('escapes markup in every field', async () => {
    const marked = Object.fromEntries(Object.keys(params).map((field) => [field, MARKUP]))
    const { html } = await mailOf(name, marked, SETTINGS)
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt;&quot;&#39;&amp;')
  })

  it('uses every parameter and no other', () => {
    const used = [...mail.matchAll(/\{\{[#^/]?(\w+)\}\}/g)].map(([, variable]) => variable)
    expect(new Set(used)).toEqual(new Set([...Object.keys(params), ...company]))
  })

  it('fits what mail clients and the mail service take', () => {
    const styles = [...mail.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
    expect(styles.length).toBeLessThan(16 * 1024)
    expect(source.length).toBeLessThan(50_000)
    expect(Buffer.byteLength(source)).toBeLessThan(102 * 1024)
  })

  it('lays out with tables that say so, and loads nothing', () => {
    const tables = mail.match(/<table\b[^>]*>/g) ?? []
    expect(tables.length).toBeGreaterThan(0)
    expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([])
    expect(mail).not.toMatch(/<img|<link|<script|url\(|@import/)
  })

  it('has the colours of the site, all of them known', async () => {
    const { html } = await mailOf(name, params, SETTINGS)
    expect(html).toContain(`background-color: ${readColours('dark')['button']} !important`)
    expect(html).not.toMatch(/color: *[;"!]|bgcolor=""/)
  })

  it('begins with a hidden preheader', () => {
    const body = mail.slice(mail.indexOf('<body'))
    expect(body).toMatch(/^<body[^>]*>\s*<div style="display: none;/)
  })

  it('says in its opening comment how to set it up', () => {
    const comment = source.slice(0, source.indexOf('-->'))
    const subject = /<title>(.*)<\/title>/.exec(mail)?.[1] ?? ''
    expect(comment).toContain(`Subject     ${subject}`)
    expect(comment).toMatch(/npm run brand[^]*To Email[^]*From Name[^]*Reply To/)
  })
})

describe('a mail', () => {
  it('is the company’s, by its brand and address', async () => {
    const settings = { ...SETTINGS, brandName: 'Sul & Cia', companyEmail: 'oi@sul.example' }
    const { html } = await mailOf('download-link', DOWNLOAD_PARAMS, settings)
    expect(html).toContain('>Sul &amp; Cia</td>')
    expect(html).toContain('href="mailto:oi@sul.example"')
    expect(html).not.toMatch(/Austral/)
  })

  it.each(['contact', 'download-link'])(
    'has the axis from its star to the pole where the site has the sky: %s',
    (name) => {
      const whole = ofSite(readTemplate(name), { sky: true })
      const bare = ofSite(readTemplate(name), { sky: false })
      for (const part of ['star', 'axis', 'pole']) {
        expect(whole).toContain(`class="${part}"`)
        expect(bare).not.toMatch(new RegExp(`\\b${part}\\b`))
      }
      for (const mail of [whole, bare]) expect(mail).not.toMatch(/\{\{.site/)
    },
  )

  it('has English where the site has it', () => {
    const template = readTemplate('download-link')
    expect(ofSite(template, { sky: true }, ['pt-BR', 'en-US'])).toContain('lang="en"')
    expect(ofSite(template, { sky: true }, ['pt-BR'])).not.toContain('lang="en"')
  })

  it('has its sender in the subject, unescaped', async () => {
    const { subject } = await mailOf('contact', { name: 'Silva & Filhos <SA>' }, SETTINGS)
    expect(subject).toBe('Mensagem do site: Silva & Filhos <SA>')
  })

  it('shows the company of a contact message only where there is one', async () => {
    const named = await mailOf('contact', CONTACT_PARAMS, SETTINGS)
    const unnamed = await mailOf('contact', { ...CONTACT_PARAMS, company: '' }, SETTINGS)
    expect(named.html).toContain('>Empresa<')
    expect(unnamed.html).not.toContain('>Empresa<')
  })

  it('carries the download link in the button and as text', async () => {
    const { html } = await mailOf('download-link', DOWNLOAD_PARAMS, SETTINGS)
    expect(html.split('eyJpZCI6IjEifQ')).toHaveLength(4)
  })
})
