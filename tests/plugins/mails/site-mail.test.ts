import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { MAIL_NAMES, type MailName } from '@/site/services.ts'
import { readColours } from '../../../plugins/brand/theme-colours.ts'
import { mailOf } from '../../../plugins/local-services/mail-service.ts'
import { siteMail } from '../../../plugins/mails/site-mail.ts'
import { LANGUAGES } from '../../support/example-texts.ts'
import { DOWNLOAD_PARAMS, SITE } from '../../support/mail-fixtures.ts'
import { MESSAGE_PARAMS } from '../../support/message.ts'
import { siteWith } from '../../support/site-with.ts'

const MARKUP = '<img src=x onerror=alert(1)>"\'&'

// The template adds the brackets around the company, which the parameter would show even when empty.
const { title: _withBrackets, ...contactParams } = MESSAGE_PARAMS
const PARAMS = {
  contact: contactParams,
  'download-link': DOWNLOAD_PARAMS,
  newsletter: { email: 'ana@example.com' },
}

const CODES = LANGUAGES.map(({ value }) => value)
const language = 'pt-BR'

function htmlOf(name: MailName, params: Record<string, string> = PARAMS[name]): string {
  return mailOf({ name, language }, params, SITE).html
}

describe.each(MAIL_NAMES)('the mail %s', (name) => {
  it('escapes markup in every field', () => {
    const fields = Object.keys(PARAMS[name])
    const html = htmlOf(name, Object.fromEntries(fields.map((field) => [field, MARKUP])))
    expect(html).not.toContain('<img')
    expect(html).toContain(`&lt;img src=x onerror=alert(1)&gt;&quot;'&amp;`)
  })

  it.each(CODES)('uses every parameter and no other, and no slot stays: %s', (code) => {
    const { html, subject } = siteMail(name, code, SITE)
    const used = [...(html + subject).matchAll(/\{\{[#/]?(\w+)\}\}/g)].map(
      ([, variable]) => variable,
    )
    expect(new Set(used)).toEqual(new Set(Object.keys(PARAMS[name])))
    expect(html).not.toMatch(/slot\(|\{contact\}|(?<!\{)\{\w+\}(?!\})/)
  })

  it.each(CODES)('loads nothing, and is smaller than any limit of mail programs: %s', (code) => {
    const { html } = siteMail(name, code, SITE)
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/)
    // Gmail cuts a mail at 102 kB and drops styles beyond 16 kB; EmailJS takes 50,000 letters.
    expect(html.length).toBeLessThan(50_000)
    const styles = html.match(/<style[^]*?<\/style>/g)?.join('') ?? ''
    expect(styles.length).toBeLessThan(16 * 1024)
  })
})

it('A mail has the colours, the brand and the address of the company', () => {
  const company = { VITE_BRAND_NAME: 'Sul & Cia', VITE_COMPANY_EMAIL: 'oi@sul.example' }
  const { site } = siteWith(company)
  const { html } = siteMail('download-link', language, site)
  expect(html).toContain(
    `background-color: ${readColours(site.folder, 'dark')['button']} !important`,
  )
  expect(html).toContain('>Sul &amp; Cia</td>')
  expect(html).toContain('href="mailto:oi@sul.example"')
  expect(html).not.toMatch(/Austral/)
})

it('A mail shows the star and the axis only where the site has them', () => {
  const starOf = (sky: boolean) => {
    const site = { ...SITE, parts: { ...SITE.parts, sky } }
    return /class="star[^>]*bgcolor="([^"]*)"/.exec(siteMail('contact', language, site).html)?.[1]
  }
  const { fg, ground } = readColours(SITE.folder, 'light')
  expect([starOf(true), starOf(false)]).toEqual([fg, ground])
})

it('A link says a word in English where all visitors get it in Portuguese', () => {
  const mailWith = (hasLanguagePages: boolean) =>
    siteMail('download-link', language, { ...SITE, hasLanguagePages }).html
  expect(mailWith(false)).toContain('lang="en-US"')
  expect(mailWith(true)).not.toContain('lang="en-US"')
})

it('A mail shows the company of a contact message only where there is one', () => {
  expect(htmlOf('contact')).toContain('>Sol &amp; Cia<')
  const { html, subject } = mailOf(
    { name: 'contact', language },
    { ...contactParams, company: '' },
    SITE,
  )
  expect(html).not.toContain('>Empresa<')
  expect(subject).not.toContain('(')
})

it('A message keeps its paragraphs, also in plain text, and its phone can be pressed', () => {
  const message = 'Primeiro.\n\nSegundo.\n\nTerceiro.'
  const { document } = new JSDOM(htmlOf('contact', { ...contactParams, message })).window
  // Outlook keeps lines in no other element.
  expect(document.querySelector('pre')?.textContent).toBe(message)
  expect(document.body.textContent).toMatch(
    /Ana Silva escreveu\.[^]*Primeiro\.\n\nSegundo\.[^]*\(11\) 91234-5678/,
  )
  expect(document.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe(
    'tel:(11) 91234-5678',
  )
})

it('A forged address adds nobody to an answer', () => {
  const html = htmlOf('contact', { ...contactParams, email: 'a?bcc=x@y.example' })
  expect(html).toContain('a?bcc=x@y.example')
  expect(html).not.toMatch(/href="mailto:[^"]*bcc/)
})
