import type { Page } from '@playwright/test'
import { interpolate } from '../../src/site/interpolate.ts'
import { fieldsOf } from './fields.ts'
import { settings, texts } from './site.ts'

/** What a visitor writes to get a link, in the order of the fields. */
export const ASKED = {
  name: 'Visitante de Teste',
  email: 'visitante@empresa.example',
  phone: '11 3234-5678',
  ...(settings.parts.companyField && { company: 'Empresa & Filhos' }),
}

/** The button that asks for a material, and the modal it opens. */
export function requestDialog(
  page: Page,
  material: { title: string },
  { modal: words, buttonLabel } = texts.downloads,
) {
  const dialog = page.getByRole('dialog', { name: words.title })
  return {
    opener: page.getByRole('button', {
      name: interpolate(buttonLabel, { title: material.title }),
    }),
    dialog,
    close: dialog.getByRole('button', { name: words.close }),
    submit: dialog.locator('[type="submit"]'),
    ...fieldsOf<keyof typeof ASKED>(dialog, words, ASKED),
  }
}
