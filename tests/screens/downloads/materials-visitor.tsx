import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import { interpolate } from '@/site/interpolate.ts'
import { downloadsTexts } from 'virtual:texts'

const texts = downloadsTexts.modal

type Field = 'name' | 'email' | 'phone'

export const LEAD: Record<Field, string> = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  phone: '11 3234 5678',
}

export function requestOpener({ title }: { title: string }): HTMLElement {
  return screen.getByRole('button', { name: interpolate(downloadsTexts.buttonLabel, { title }) })
}

export function requestField(name: Field): HTMLInputElement {
  return within(screen.getByRole('dialog')).getByRole('textbox', { name: texts[name] })
}

/** Renders the shelf from the modules as they now are: its outbox belongs to the visit. */
export async function renderShelf(): Promise<void> {
  const { MaterialsSection } = await import('@/screens/downloads/materials-section.tsx')
  const { renderPiece } = await import('../../render.tsx')
  renderPiece(<MaterialsSection />, '/downloads')
}

/** Opens the dialog of a material and fills it in. */
export async function openRequest(
  material: { title: string },
  lead: Partial<typeof LEAD> = {},
): Promise<UserEvent> {
  const user = userEvent.setup()
  await user.click(requestOpener(material))
  await screen.findByRole('dialog')
  for (const [name, value] of Object.entries(lead))
    fireEvent.input(requestField(name as Field), { target: { value } })
  return user
}
