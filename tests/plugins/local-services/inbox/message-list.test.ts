// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { element } from '../../../../plugins/local-services/inbox/element.ts'
import {
  markCurrent,
  updateMessageList,
} from '../../../../plugins/local-services/inbox/message-list.ts'
import { createMail, loadInboxPage } from './page.ts'

const first = createMail({ id: 'a', subject: 'primeira' })
const second = createMail({ id: 'b', subject: 'segunda' })

describe('the list of messages', () => {
  let list: HTMLOListElement
  const subjects = () => [...list.querySelectorAll('.subject')].map((node) => node.textContent)

  beforeEach(() => {
    loadInboxPage()
    list = element('messages', HTMLOListElement)
  })

  it('puts what arrives on top and keeps the keyboard where it is', () => {
    updateMessageList(list, [first])
    const link = list.querySelector('a')
    link?.focus()
    updateMessageList(list, [second, first])
    expect(subjects()).toEqual(['segunda', 'primeira'])
    expect(document.activeElement).toBe(link)
  })

  it('drops what is gone', () => {
    updateMessageList(list, [second, first])
    updateMessageList(list, [second])
    expect(subjects()).toEqual(['segunda'])
    updateMessageList(list, [])
    expect(subjects()).toEqual([])
  })

  it('shows markup as text', () => {
    const markup = '<img src=x onerror=alert(1)>'
    updateMessageList(list, [
      createMail({ subject: markup, from: { name: markup, address: 'a@b.example' } }),
    ])
    expect(list.querySelector('img')).toBeNull()
    expect(subjects()).toEqual([markup])
    expect(list.querySelector('.sender')?.textContent).toBe(markup)
  })

  it('marks the open message, and only that one', () => {
    updateMessageList(list, [second, first])
    markCurrent(list, 'a')
    markCurrent(list, 'b')
    const marked = list.querySelectorAll('[aria-current=true]')
    expect([...marked].map((link) => link.getAttribute('href'))).toEqual(['#b'])
  })
})
