import { readFileSync } from 'node:fs'
import path from 'node:path'
import { caniemail, rawData } from 'caniemail'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { MAIL_TEMPLATES } from '../../../plugins/mails/site-mail.ts'
import { MAIL_NAMES } from '../../../src/site/services.ts'
import { compileMail } from '../../mails/make-mails.ts'
import { ROOT } from '../../site.ts'

const CLIENTS = ['gmail.*', 'outlook.windows', 'apple-mail.*', 'samsung-email.android'] as const

/** The checker has data of Outlook.com, but does not know it as a client. */
function isUnknownToOutlookCom(title: string): boolean {
  const stats = rawData.data.find((feature) => feature.title === title)?.stats
  const versions = (stats as { outlook?: { 'outlook-com'?: Record<string, string> } } | undefined)
    ?.outlook?.['outlook-com']
  return (
    Object.values(versions ?? {})
      .at(-1)
      ?.startsWith('n') ?? false
  )
}

/** What one of these clients does not know, by caniemail's names, and what it shows in its place. */
const FALLBACKS = {
  '<style> element': 'every style but dark and narrow ones is inline',
  '@media': 'every style but dark and narrow ones is inline',
  'Attribute selector': 'for Outlook.com alone',
  'Chaining selectors': 'in rules of MJML',
  'Class selector': 'every style but dark and narrow ones is inline',
  'Descendant combinator': 'for Outlook.com alone',
  'ID selector': 'in rules of MJML',
  'Type selector': 'in rules of MJML',
  'border-radius': 'square corners',
  'display:none': 'the preview is of one pixel, and of no height',
  'font-stretch': 'Archivo is on few machines anyway',
  opacity: 'the preview is of one pixel, and of no height',
  outline: 'in rules of MJML',
  overflow: 'the preview is of one pixel, and not displayed',
  'table-layout': 'word-break',
  'white-space': 'the element pre',
  'word-spacing': 'in rules of MJML',
}

function declarations(css: string): string[] {
  const [rules = ''] = css.split('</style>')
  return [...rules.matchAll(/([^{}]+)\{([^}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').flatMap((selector) =>
      body
        .split(';')
        .filter((line) => line.trim())
        .map((line) => `${selector.trim()} ${line.trim()}`),
    ),
  )
}

describe.each(MAIL_NAMES)('the mail %s', async (name) => {
  const html = await compileMail(name)
  const { document } = new JSDOM(html).window

  it('is the committed one', () => {
    expect(readFileSync(path.join(ROOT, MAIL_TEMPLATES, `${name}.html`), 'utf8')).toBe(html)
  })

  it('uses nothing that a mail program does not know, unless it shows something in its place', () => {
    const { errors, warnings } = caniemail({ clients: [...CLIENTS], html }).issues
    const titles = (issues: typeof errors) => [...issues.values()].flat().map(({ title }) => title)
    const unknown = [...titles(errors), ...titles(warnings).filter(isUnknownToOutlookCom)]
    expect(unknown.filter((title) => !Object.hasOwn(FALLBACKS, title))).toEqual([])
  })

  it('has letters of one font in Outlook, which gives each element its own', () => {
    const [, rule = ''] = /<!--\[if mso\]><style>([^{]*)\{ font-family: Arial/.exec(html) ?? []
    const holders = [...document.body.querySelectorAll('*')].filter(({ childNodes }) =>
      [...childNodes].some(({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue?.trim()),
    )
    const inherits = new Set(['strong'])
    const named = new Set(rule.split(',').map((element) => element.trim()))
    expect(
      holders
        .map(({ localName }) => localName)
        .filter((each) => !named.has(each) && !inherits.has(each)),
    ).toEqual([])
  })

  it('is as large in Outlook on screens of more dots', () => {
    expect(html).toContain('<o:PixelsPerInch>96</o:PixelsPerInch>')
  })

  it('has no cell that Outlook makes as high as a line of text', () => {
    const empty = [...document.querySelectorAll('td')].filter(
      ({ textContent, childElementCount }) => !textContent.trim() && childElementCount === 0,
    )
    expect(empty).not.toEqual([])
    for (const cell of empty)
      expect(cell.outerHTML).toMatch(/line-height: 1px; mso-line-height-rule: exactly;.*>&nbsp;</)
  })

  it('keeps its dark colours in Outlook.com, which marks what it has made dark itself', () => {
    const css = html.slice(html.indexOf('prefers-color-scheme: dark) {'))
    const [dark = '', marked = ''] = css.replaceAll('[data-ogs', '\0$&').split(/\0(.*)/s)
    const expected = declarations(dark.slice(dark.indexOf('{') + 1)).map((one) =>
      one.includes('background') ? `[data-ogsb] ${one}` : `[data-ogsc] ${one}`,
    )
    expect(declarations(marked.replaceAll('\0', '')).toSorted()).toEqual(expected.toSorted())
  })
})

it('The whole button of a link can be pressed in Outlook too', async () => {
  const html = await compileMail('download-link')
  const [, inside = ''] = /<a class="button"[^>]*>([^]*?)<\/a>/.exec(html) ?? []
  // Outlook knows no padding of a link: it gets wide letters, one of them raised.
  expect(inside).toMatch(/^<!--\[if mso\]><i style="mso-font-width: 200%; mso-text-raise: 30px"/)
})
