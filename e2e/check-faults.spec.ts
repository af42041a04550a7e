import { tableOf } from './check/finding.ts'
import { tryForms } from './check/try-forms.ts'
import { tryPage } from './check/try-page.ts'
import { newPage } from './check/try-site.ts'
import { expect, test } from './support/fixtures.ts'
import { serveBuild } from './support/serve-build.ts'

/** Runs in the page: each of its faults is of another kind. */
function plant(): void {
  const place = Object.assign(document.createElement('section'), { ariaLabel: 'Fora da raiz' })
  function add(name: string, words: string, style: string, attributes = {}): void {
    const element = Object.assign(document.createElement(name), attributes)
    element.textContent = words
    element.style.cssText = style
    place.append(element)
  }
  const heading = 'Otorrinolaringologia'.repeat(3)
  const hidden = 'width: 200px; overflow: hidden; white-space: nowrap'
  window.addEventListener('load', () => {
    add('h2', heading, hidden)
    add('p', 'Pouco contraste', 'color: #949494; background: #fff')
    add('a', 'Sem fim', '', { href: '/sem-fim' })
    add('img', '', '', { src: '/images/falta.jpg', alt: 'Falta' })
    add('img', '', '', { src: 'https://fora.example/a.png', alt: 'Fora' })
    add('p', '', 'width: 1500px; height: 1px')
    document.body.append(place)
    console.error('Quebrou')
  })
}

test('The check of a page names what a visitor would stumble over', async ({ browser, origin }) => {
  const page = await newPage(browser)
  await page.addInitScript(plant)
  const faults = await tryPage(page, `${origin}/downloads`, new Map())
  await page.close()
  const named = new Map(faults.map(({ fault, words, what }) => [fault, words || what]))
  expect(Object.fromEntries(named)).toEqual({
    error: expect.stringContaining('Quebrou'),
    policy: expect.stringContaining('fora.example'),
    missing: '/images/falta.jpg',
    contrast: 'Pouco contraste',
    sideways: '320',
    cut: 'OtorrinolaringologiaOtorrinolaringologia',
    link: 'Sem fim',
  })
  const findings = faults.map((fault) => Object.assign(fault, { page: '/downloads' }))
  const [, ...rows] = tableOf(findings).split('\n')
  expect(rows.join('\n')).toMatch(/^ {2}\/downloads +\S.* {2,}\S.*\n/)
})

test('The check of a form names a lost mail, and a wrong one', async ({ browser, build }) => {
  const { mail } = build.site
  for (const [ids, named] of [
    [{ contact: 'other' }, 'unsent: 400 The template ID not found'],
    [{ contact: '-', 'download-link': mail.templates.contact }, 'wrongMail: '],
  ] as const) {
    const site = { ...build.site, mail: { ...mail, templates: { ...mail.templates, ...ids } } }
    const server = await serveBuild({ ...build, site })
    const page = await newPage(browser)
    const [fault] = await tryForms(page, `${server.origin}/`, site)
    await page.close()
    await server.stop()
    expect(`${fault?.fault}: ${fault?.what}`).toContain(named)
  }
})
