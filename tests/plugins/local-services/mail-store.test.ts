// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createMailStore } from '../../../plugins/local-services/mail-store.ts'

function mail(subject: string) {
  return {
    template: 'contact' as const,
    from: { name: 'Nome', address: 'contato@austral.example' },
    to: 'contato@austral.example',
    replyTo: 'visitante@empresa.example',
    params: { message: 'texto' },
    subject,
    html: '<p>texto</p>',
    links: [],
  }
}

const NOW = new Date('2026-11-21T12:00:00Z')

describe('the mail store', () => {
  it('lists the newest mail first, without its content', () => {
    const store = createMailStore()
    const first = store.add(mail('primeira'), NOW)
    store.add(mail('segunda'), NOW)
    expect(store.list().map((kept) => kept.subject)).toEqual(['segunda', 'primeira'])
    expect(store.list()[1]).toEqual({
      id: first.id,
      receivedAt: '2026-11-21T12:00:00.000Z',
      template: 'contact',
      from: { name: 'Nome', address: 'contato@austral.example' },
      to: 'contato@austral.example',
      replyTo: 'visitante@empresa.example',
      subject: 'primeira',
    })
  })

  it('finds a whole mail by its id', () => {
    const store = createMailStore()
    const kept = store.add(mail('assunto'), NOW)
    expect(store.find(kept.id)).toMatchObject({
      params: { message: 'texto' },
      html: '<p>texto</p>',
    })
    expect(store.find('other')).toBeUndefined()
  })

  it('keeps the hundred newest', () => {
    const store = createMailStore()
    for (let number = 1; number <= 101; number++) store.add(mail(String(number)), NOW)
    const subjects = store.list().map((kept) => kept.subject)
    expect(subjects).toHaveLength(100)
    expect([subjects[0], subjects[99]]).toEqual(['101', '2'])
  })

  it('forgets all mails when cleared', () => {
    const store = createMailStore()
    const kept = store.add(mail('assunto'), NOW)
    store.clear()
    expect(store.list()).toEqual([])
    expect(store.find(kept.id)).toBeUndefined()
  })
})
