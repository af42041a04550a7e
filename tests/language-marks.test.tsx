import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { replaceClient } from './screens/chat/chatbot-client.ts'
import { LANGUAGES, textLeaves, textsIn } from './support/example-texts.ts'
import { answers, serveMail } from './support/mail-service.ts'
import { MESSAGE } from './support/message.ts'
import { renderApp } from './support/render.tsx'

const JAPANESE = 'ja-JP'
const KNOWN = [
  ...textLeaves(textsIn(JAPANESE)).map(([, text]) => text),
  ...LANGUAGES.flatMap(({ label, short, value }) => [label, short, value]),
  'Austral',
  'WhatsApp',
]

const NAMES = ['aria-label', 'alt', 'placeholder', 'title']

/** Texts, names and hints that the page marks as Japanese, though its Japanese texts lack them. */
function unmarked(): string[] {
  const said: (string | null)[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('[lang]')?.getAttribute('lang') !== JAPANESE) continue
    for (const node of element.childNodes) if (node instanceof Text) said.push(node.data)
    for (const name of NAMES) said.push(element.getAttribute(name))
  }
  return said
    .flatMap((text) => text?.split(/[&(),.。、：:（）]|\s{2,}/u) ?? [])
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part) && !KNOWN.some((whole) => whole.includes(part)))
}

async function openInJapanese(path: string): Promise<void> {
  localStorage.setItem('language', JAPANESE)
  renderApp(path)
  await vi.waitFor(() => expect(document.documentElement.lang).toBe(JAPANESE))
}

it('On a Japanese 404 page every Portuguese text is marked as such', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await openInJapanese('/nada')
  expect(unmarked()).toEqual([])
})

it('On a Japanese page of guides every Portuguese text is marked as such, in the dialog too', async () => {
  await openInJapanese('/downloads')
  fireEvent.click(screen.getAllByText('Download')[0]!)
  fireEvent.click(screen.getByText('Receber link'))
  expect(screen.getAllByText('Preencha este campo.').length).toBeGreaterThan(0)
  expect(unmarked()).toEqual([])
})

it('On a Japanese home page every Portuguese text is marked as such, also in what opens', async () => {
  serveMail(answers(500, ''))
  replaceClient()
  await openInJapanese('/')
  for (const menu of document.querySelectorAll('[aria-haspopup="menu"]')) {
    fireEvent.click(menu)
    expect(screen.getByRole('menu')).toBeVisible()
    expect(unmarked()).toEqual([])
    fireEvent.click(menu)
  }
  fireEvent.focus(screen.getByText('Blog'))
  expect(screen.getByRole('tooltip')).toHaveTextContent('Em breve')
  expect(unmarked()).toEqual([])
  for (const [name, value] of Object.entries(MESSAGE))
    fireEvent.input(document.querySelector(`#contact [name=${name}]`)!, { target: { value } })
  fireEvent.click(document.querySelector('#contact [type=submit]')!)
  expect(await screen.findByText('Erro ao enviar mensagem')).toBeVisible()
  expect(unmarked()).toEqual([])
  fireEvent.click(screen.getByLabelText('Abrir conversa'))
  expect(screen.getByText('Fale com a gente')).toBeVisible()
  expect(unmarked()).toEqual([])
})
