import { beforeEach, expect, it } from 'vitest'
import { clearDraft, hasDraft, keepDrafts, restoreDraft } from '@/boot/drafts.ts'
import { valuesOf } from '@/browser/form-fields.ts'
import { damageStorage, exhaustStorage, forbidStorage } from '../support/storage.ts'

keepDrafts()

/** A form as it is served. */
function serve(): HTMLFormElement {
  document.body.innerHTML = `<form data-draft="letter">
    <input name="trap" aria-label="" />
    <label>Nome <input name="name" /></label>
    <label>Mensagem <textarea name="message"></textarea></label>
    <button>Enviar</button>
  </form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('No form')
  return form
}

function type(form: HTMLFormElement, name: string, text: string): void {
  const field = form.elements.namedItem(name) as HTMLInputElement
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

let form: HTMLFormElement
beforeEach(() => {
  form = serve()
})

it('A draft is put into the empty fields of its form as the page opens', () => {
  type(form, 'name', 'Ana')
  type(form, 'message', 'Olá')
  expect(localStorage).toHaveLength(0)
  const later = serve()
  const message = later.elements.namedItem('message') as HTMLTextAreaElement
  message.value = 'Bom dia'
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(valuesOf(later)).toMatchObject({ name: 'Ana', message: 'Bom dia' })
})

it('Neither a field without a label nor a form without a name has a draft', () => {
  type(form, 'trap', 'filled in by a program')
  delete form.dataset['draft']
  type(form, 'name', 'Ana')
  expect(sessionStorage).toHaveLength(0)
  expect(localStorage).toHaveLength(0)
})

it.each([
  ['forbidden', forbidStorage],
  ['damaged', damageStorage],
  ['full', exhaustStorage],
])(
  'What is typed into a form stays in it until it is sent where storage is %s',
  (_how, breakStorage) => {
    breakStorage()
    type(form, 'name', 'Ana')
    restoreDraft(form)
    expect(valuesOf(form)['name']).toBe('Ana')
    expect(hasDraft()).toBe(false)
    clearDraft('letter', valuesOf(form))
    expect(valuesOf(form)['name']).toBe('')
  },
)

it('A form begins with what was typed last into one of its kind, and keeps it when the other is sent', () => {
  const begin = (draft: string) => {
    const begun = serve()
    begun.dataset['draft'] = draft
    restoreDraft(begun)
    return begun
  }
  const first = begin('guide/a.pdf')
  type(first, 'name', 'Ana')
  const sent = valuesOf(first)
  const second = begin('guide/b.pdf')
  expect(valuesOf(second)['name']).toBe('Ana')
  type(second, 'message', 'Olá')
  expect(clearDraft('guide/a.pdf', sent)).toBe(false)
  expect(valuesOf(second)).toMatchObject({ name: 'Ana', message: 'Olá' })
  expect(valuesOf(begin('guide/b.pdf'))).toMatchObject({ name: 'Ana', message: 'Olá' })
})

it('A sent form is emptied, and its draft forgotten, unless something was typed since', () => {
  type(form, 'name', 'Ana')
  const sent = valuesOf(form)
  type(form, 'name', 'Ana Maria')
  expect(clearDraft('letter', sent)).toBe(true)
  expect(hasDraft()).toBe(true)
  expect(valuesOf(form)['name']).toBe('Ana Maria')
  expect(clearDraft('letter', valuesOf(form))).toBe(false)
  expect(hasDraft()).toBe(false)
  expect(valuesOf(form)['name']).toBe('')
})

it('A draft that cannot be read counts as none', () => {
  sessionStorage.setItem('draft:letter', '{')
  restoreDraft(form)
  expect(valuesOf(form)).toMatchObject({ name: '', message: '' })
  expect(hasDraft()).toBe(false)
})
