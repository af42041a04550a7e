import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { replaceClient } from './screens/chat/chatbot-client.ts'
import { renderApp } from './support/render.tsx'
import { BARE_TEXTS, translate } from './support/translate.ts'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const press = (element: Element | undefined) => fireEvent.click(element ?? document.body)

const bareTexts = () => all(BARE_TEXTS).map(({ textContent }) => textContent)

it.each(['/', '/downloads', '/nada'])('In %s each text is alone in its element', (path) => {
  vi.spyOn(console, 'error').mockReturnValue()
  renderApp(path)
  onTestFinished(translate())
  expect(bareTexts()).toEqual([])
})

it('A translated page answers in its menus, forms, dialogs and chat, and leads to others', async () => {
  replaceClient()
  renderApp()
  onTestFinished(translate())
  for (const theme of [0, 1, 2]) {
    press(all('footer [aria-haspopup="menu"]')[0])
    press(all('[role="menuitemradio"]')[theme])
  }
  for (const submit of all('main form [type="submit"], footer form [type="submit"]')) press(submit)
  expect(all('[aria-invalid="true"]')).toHaveLength(5)
  press(all('.chatbot-launcher')[0])
  expect(bareTexts()).toEqual([])
  for (const [language, name] of [
    [1, 'Courses'],
    [0, 'Cursos'],
  ] as const) {
    press(all('header [aria-haspopup="menu"]')[0])
    press(all('[role="menuitemradio"]')[language])
    expect(await within(screen.getByRole('banner')).findByText(name)).toBeVisible()
  }
  press(all('header [aria-expanded]').at(-1))
  expect(bareTexts()).toEqual([])
  press(all('#mobile-menu [href="/downloads"]')[0])
  press(all('main [aria-haspopup="dialog"]')[0])
  press(all('dialog[open] form [type="submit"]')[0])
  expect(all('dialog[open] [aria-invalid="true"]')).toHaveLength(3)
  expect(bareTexts()).toEqual([])
  expect(screen.getByRole('contentinfo')).toBeVisible()
})
