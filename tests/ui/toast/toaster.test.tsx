import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { showNotice, showToast, type NewToast } from '@/ui/toast/toast-store.ts'
import { Toaster } from '@/ui/toast/toaster.tsx'
import { buildTexts as texts } from 'virtual:site'
import { pass, stopClock } from '../../support/render.tsx'

const SENT = { title: 'Enviada', description: 'Até logo.' }

let user: UserEvent

beforeEach(() => {
  user = stopClock()
})

async function show(add: (content: NewToast) => void, content: NewToast = SENT) {
  render(<Toaster lang={texts.forms.lang} labels={texts.forms} />)
  await act(async () => {
    add(content)
  })
  return screen.findByRole('listitem')
}

it('A toast shows its title and description, is announced politely, and is closed by its button', async () => {
  const item = await show(showToast)
  expect(item).toHaveTextContent(`${SENT.title} ${SENT.description}`)
  await pass(100)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent(`${SENT.title} ${SENT.description}`)
  expect(status).toHaveAttribute('aria-live', 'polite')
  await user.click(within(item).getByRole('button', { name: texts.forms.toastClose }))
  expect(screen.queryByRole('listitem')).toBeNull()
})

it.each([
  ['toast', showToast, 5000],
  ['notice', showNotice, 4000],
])('A %s toast goes away by itself after its time', async (_queue, add, duration) => {
  await show(add)
  await pass(duration - 1)
  expect(screen.getByRole('listitem')).toBeVisible()
  await pass(1)
  expect(screen.queryByRole('listitem')).toBeNull()
})

it('A toast stands with the notices in one region, to which F8 leads', async () => {
  await show(showToast)
  await act(async () => {
    showNotice({ ...SENT, title: 'Copiado' })
  })
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  const region = document.activeElement?.closest<HTMLElement>('[role="region"]')
  expect(region).toHaveAccessibleName(`${texts.forms.toastRegion} (F8)`)
  expect(region).toHaveTextContent(/Enviada.*Copiado/)
})

it('The region of the toasts has the width and the gap of the specification, in Portuguese', async () => {
  await show(showNotice)
  const place = document.querySelector('body > [lang="pt-BR"]')
  expect(place?.getAttribute('style')).toContain('356px')
  expect(screen.getByRole('list')).toHaveStyle({ gap: '14px' })
})
