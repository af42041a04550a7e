// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { element } from '../../../../plugins/local-services/inbox/element.ts'
import { showMail, watchViews } from '../../../../plugins/local-services/inbox/message-view.ts'
import { createMail, loadInboxPage } from './page.ts'

const MARKUP = '<img src=x onerror=alert(1)>'

function textOf(id: string): string {
  return element(id, HTMLElement).textContent
}

function shown(): string[] {
  return ['rendered', 'source', 'params'].filter((id) => !element(id, HTMLElement).hidden)
}

describe('an open message', () => {
  beforeEach(loadInboxPage)

  it('shows whatever it carries as text', () => {
    showMail(
      createMail({
        subject: MARKUP,
        from: { name: MARKUP, address: MARKUP },
        to: MARKUP,
        replyTo: MARKUP,
        params: { [MARKUP]: MARKUP },
        html: MARKUP,
        links: [{ text: MARKUP, href: 'https://a.example' }],
      }),
    )
    const article = element('message', HTMLElement)
    expect(article.querySelector('img')).toBeNull()
    expect(textOf('subject')).toBe(MARKUP)
    expect(textOf('from')).toBe(`${MARKUP} <${MARKUP}>`)
    expect(textOf('source')).toBe(MARKUP)
    expect(JSON.parse(textOf('params'))).toEqual({ [MARKUP]: MARKUP })
  })

  it('is rendered in a frame of its own, named after it', () => {
    showMail(createMail({ id: 'id-2', subject: 'Assunto' }))
    const frame = element('rendered', HTMLIFrameElement)
    expect(frame.getAttribute('src')).toBe('/__inbox/mail/id-2')
    expect(frame.title).toBe('Assunto')
    expect(frame.hasAttribute('sandbox')).toBe(true)
  })

  it('lists its links, which open in a new tab', () => {
    showMail(createMail({ links: [{ text: 'Baixar', href: 'https://a.example/b' }] }))
    const [link, ...others] = element('links', HTMLElement).querySelectorAll('a')
    expect(others).toEqual([])
    expect(link).toMatchObject({ href: 'https://a.example/b', target: '_blank', rel: 'noopener' })
    expect(link?.textContent).toBe('Baixar')

    showMail(createMail())
    expect(element('links', HTMLElement).hidden).toBe(true)
  })

  it('can be read as mail, as source or as parameters', () => {
    watchViews()
    expect(shown()).toEqual(['rendered'])
    element('views', HTMLFieldSetElement).querySelector<HTMLInputElement>('[value=source]')?.click()
    expect(shown()).toEqual(['source'])
  })
})
