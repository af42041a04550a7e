import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useDraft } from '@/forms/use-draft.ts'
import { exhaustStorage, forbidStorage } from '../broken-storage.ts'

const KEY = 'draft'
const EMPTY = { name: '', note: '' }

const stored = () => sessionStorage.getItem(KEY)
const name = () => screen.getByRole('textbox', { name: 'Nome' })

function Form({ onSent }: { onSent?: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { fields, setField, clear } = useDraft(KEY, EMPTY, form)
  return (
    <form ref={form}>
      <input
        name="name"
        aria-label="Nome"
        value={fields.name}
        onChange={({ target }) => {
          setField('name', target.value)
        }}
      />
      <output>{JSON.stringify(fields)}</output>
      <button
        type="button"
        onClick={() => {
          clear()
          onSent?.()
        }}
      >
        Limpar
      </button>
    </form>
  )
}

function Dialog() {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <Form
      onSent={() => {
        setOpen(false)
      }}
    />
  )
}

function renderForm() {
  return render(<Form />, { wrapper: StrictMode })
}

describe('a draft', () => {
  it('is kept while it is written, for this visit alone, and is there on return', async () => {
    const { unmount } = renderForm()
    await userEvent.type(name(), 'Ana')
    expect(stored()).toBe(JSON.stringify({ name: 'Ana', note: '' }))
    expect(localStorage).toHaveLength(0)
    unmount()
    renderForm()
    expect(name()).toHaveValue('Ana')
  })

  it('is forgotten when everything is deleted', async () => {
    renderForm()
    await userEvent.type(name(), 'A{Backspace}')
    expect(stored()).toBeNull()
  })

  it('is forgotten when it is cleared', async () => {
    renderForm()
    await userEvent.type(name(), 'Ana')
    await userEvent.click(screen.getByRole('button'))
    expect(name()).toHaveValue('')
    expect(stored()).toBeNull()
  })

  it('is forgotten when it is cleared by a form that is gone at once', async () => {
    render(<Dialog />)
    await userEvent.type(name(), 'Ana')
    await userEvent.click(screen.getByRole('button'))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(stored()).toBeNull()
  })

  it.each([
    ['not JSON', '{'],
    ['null', 'null'],
    ['a text', '"Ana"'],
    ['other fields', '{"constructor":"x","token":"y"}'],
    ['wrong types', '{"name":5,"note":{"toString":"x"}}'],
  ])('that is %s is passed over', (_what, json) => {
    sessionStorage.setItem(KEY, json)
    renderForm()
    expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(EMPTY))
  })

  it('brings back the fields that are good', () => {
    sessionStorage.setItem(KEY, '{"name":5,"note":"oi"}')
    renderForm()
    expect(screen.getByRole('status')).toHaveTextContent('{"name":"","note":"oi"}')
  })

  it.each([
    ['forbidden', forbidStorage],
    ['full', exhaustStorage],
  ])('does no harm when storage is %s', async (_how, breakStorage) => {
    breakStorage()
    renderForm()
    await userEvent.type(name(), 'Ana')
    expect(name()).toHaveValue('Ana')
    await userEvent.click(screen.getByRole('button'))
    expect(name()).toHaveValue('')
  })

  it('takes what was typed before the code of the form had come', async () => {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<Form />)
    const early = root.querySelector('input')
    if (early) early.value = 'Ana'
    render(<Form />, { container: root, hydrate: true })
    expect(screen.getByRole('status')).toHaveTextContent('{"name":"Ana","note":""}')
    expect(name()).toHaveValue('Ana')
  })
})
