import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mailOf } from '../../plugins/local-services/mail-service.ts'
import { fillTemplate, siteValues } from '../../plugins/mail-template.ts'
import { readColours } from '../../plugins/theme-colours.ts'
import { MESSAGE_PARAMS } from '../support/message.ts'
import { DOWNLOAD_PARAMS, SETTINGS } from './local-services/mail-fixtures.ts'

const MARKUP = '<img src=x onerror=alert(1)>"\'&'

// The template adds the brackets around the company, which the parameter would show even when empty.
const { title: _withBrackets, ...contactParams } = MESSAGE_PARAMS

function readTemplate(name: string): string {
  return readFileSync(new URL(`../../mail-templates/${name}.html`, import.meta.url), 'utf8')
}

describe.each([
  ['contact', contactParams, ['brand']],
  ['download-link', DOWNLOAD_PARAMS, ['brand', 'company_email']],
] as const)('the template %s', (name, params, company) => {
  const source = readTemplate(name)
  const mail = source.slice(source.indexOf('<!doctype html>'))

  it('escapes markup in every field', async () => {
    const marked = Object.fromEntries(Object.keys(params).map((field) => [field, MARKUP]))
    const { html } = await mailOf(name, marked, SETTINGS)
    expect(html).not.toContain('<img')
    expect(html).toContain(`&lt;img src=x onerror=alert(1)&gt;&quot;'&amp;`)
  })

  it('uses every parameter and no other', () => {
    const used = [...mail.matchAll(/\{\{[#^/]?(\w+)\}\}/g)].map(([, variable]) => variable)
    expect(new Set(used)).toEqual(new Set([...Object.keys(params), ...company]))
  })

  it('loads nothing, and is smaller than any limit of mail clients and the mail service', () => {
    expect(mail).not.toMatch(/<img|<link|<script|url\(|@import/)
    // Gmail's limit for styles.
    expect(Buffer.byteLength(source)).toBeLessThan(16 * 1024)
  })

  it('has the colours of the site, all of them known', async () => {
    const { html } = await mailOf(name, params, SETTINGS)
    expect(html).toContain(`background-color: ${readColours('.', 'dark')['button']} !important`)
    expect(html).not.toMatch(/color: *[;"!]|bgcolor=""/)
  })

  it('has the subject that its opening comment names', () => {
    const subject = /<title>(.*)<\/title>/.exec(mail)?.[1] ?? '-'
    expect(source.slice(0, source.indexOf('-->'))).toContain(`Subject     ${subject}`)
  })
})

it('A mail has the brand and the address of the company', async () => {
  const settings = { ...SETTINGS, brand: 'Sul & Cia', email: 'oi@sul.example' }
  const { html } = await mailOf('download-link', DOWNLOAD_PARAMS, settings)
  expect(html).toContain('>Sul &amp; Cia</td>')
  expect(html).toContain('href="mailto:oi@sul.example"')
  expect(html).not.toMatch(/Austral/)
})

it('A mail has the axis and English only where the site has them', () => {
  const template = readTemplate('download-link')
  const mailFor = (sky: boolean, languages: string[]) => {
    const values = siteValues({ ...SETTINGS, parts: { ...SETTINGS.parts, sky } }, languages)
    return fillTemplate(template, (name) => values[name])
  }
  const whole = mailFor(true, ['pt-BR', 'en-US'])
  const bare = mailFor(false, ['pt-BR'])
  for (const part of ['class="axis"', 'lang="en"']) {
    expect(whole).toContain(part)
    expect(bare).not.toContain(part)
  }
  for (const mail of [whole, bare]) {
    expect(mail).not.toMatch(/\{\{.site/)
    // Left to the mail service.
    expect(mail).toMatch(/\{\{#company\}\}.*\{\{company\}\}.*\{\{\/company\}\}/s)
  }
})

it('A mail shows the company of a contact message only where there is one', async () => {
  const named = await mailOf('contact', MESSAGE_PARAMS, SETTINGS)
  const unnamed = await mailOf('contact', { ...MESSAGE_PARAMS, company: '' }, SETTINGS)
  expect(named.html).toContain('>Sol &amp; Cia<')
  expect(unnamed.html).not.toContain('>Sol &amp; Cia<')
})
