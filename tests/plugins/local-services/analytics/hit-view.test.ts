// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { showHit } from '../../../../plugins/local-services/analytics/hit-view.ts'
import { element } from '../../../../plugins/local-services/inbox/element.ts'
import { createHit, PAYLOAD } from '../analytics-fixtures.ts'
import { loadAnalyticsPage } from './page.ts'

function textOf(id: string): string {
  return element(id, HTMLElement).textContent
}

describe('an open hit', () => {
  beforeEach(loadAnalyticsPage)

  it('shows a page view, with what it does not have left out', () => {
    showHit(createHit())
    expect(textOf('subject')).toBe('/downloads')
    expect(textOf('type')).toBe('Página vista (event)')
    expect([textOf('url'), textOf('referrer'), textOf('title')]).toEqual([
      '/downloads',
      '/',
      'Título',
    ])
    expect([textOf('name'), textOf('data')]).toEqual(['—', '—'])
  })

  it('shows an event by its name, with its data', () => {
    showHit(createHit({}, { name: 'theme-changed', data: { theme: 'dark' } }))
    expect(textOf('subject')).toBe('theme-changed')
    expect(textOf('type')).toBe('Evento (event)')
    expect(textOf('data')).toBe('{"theme":"dark"}')
  })

  it('has the whole request in JSON, with the header that came along', () => {
    showHit(createHit())
    expect(JSON.parse(textOf('raw'))).toEqual({
      receivedAt: '2026-11-21T12:00:00.000Z',
      headers: { referer: 'http://localhost/' },
      body: { type: 'event', payload: PAYLOAD },
    })
  })

  it('shows whatever it carries as text', () => {
    const markup = '<img src=x onerror=alert(1)>'
    const fields = ['url', 'referrer', 'title', 'name', 'data']
    const payload = Object.fromEntries(fields.map((field) => [field, markup]))
    showHit(createHit({ refererHeader: markup }, payload))
    expect(element('message', HTMLElement).querySelector('img')).toBeNull()
    for (const field of [...fields, 'subject', 'referer-header']) expect(textOf(field)).toBe(markup)
  })
})
