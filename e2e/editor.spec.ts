import { rmSync } from 'node:fs'
import { readTexts } from '../plugins/texts/read-texts.ts'
import { readSite } from '../plugins/texts/read-site.ts'
import { SITE_SCHEMA } from '../src/content/schema/site.ts'
import { SCHEMA } from '../src/content/schema.ts'
import { DEFAULT_LANGUAGE } from '../src/site/languages.ts'
import { HAS_OTHER_LANGUAGE, OTHER_LANGUAGE } from '../tests/other-language.ts'
import { openEditor } from './support/editor.ts'
import { expect, test } from './support/fixtures.ts'
import { settings, texts } from './support/site.ts'

// The editor's three megabytes of code take a busy machine long to start.
test.describe.configure({ timeout: 180_000 })

// The words of the editor's own surface are in the browser's language, and it draws what is in view.
test.use({ locale: 'pt-BR', viewport: { width: 1440, height: 2000 } })

const { services, heading } = SCHEMA.services.shape
const LABELS = {
  file: SCHEMA.services.meta()?.title ?? '',
  heading: heading.meta()?.title ?? '',
  services: services.meta()?.title ?? '',
}
const COMPANY_LABELS = {
  file: 'Empresa e site',
  brand: SITE_SCHEMA.shape.brand.meta()?.title ?? '',
}
/** The editor asks after the health of a host of code, which its page does not let it. */
const FOREIGN = /githubstatus\.com/
const ADDED = {
  id: 'novo',
  icon: 'anchor',
  title: 'Serviço novo',
  problem: 'Falta um serviço.',
  description: 'Este é o serviço que faltava.',
  features: ['Um item'],
}

test('A colleague changes a text in two languages, adds a service and puts it before another, then the company’s name @services', async ({
  page,
  faults,
}) => {
  faults.expect(FOREIGN)
  const editor = await openEditor(page)
  await editor.file(LABELS.file).click()
  const [portuguese, other] = [editor.form(0), editor.form(1)]
  const textbox = (label: string) => portuguese.getByRole('textbox', { name: label, exact: true })

  const add = (label: string) =>
    portuguese.getByRole('button', { name: new RegExp(`^Adicionar \\W?${label}`) }).last()
  await add(LABELS.services).click()
  const sorters = portuguese.getByRole('button', { name: 'Reordenar Item' })
  // The editor goes to the new entry some time after it has drawn it.
  await expect(
    portuguese.getByRole('button', { name: 'Recolher', disabled: false }).last(),
  ).toBeFocused()
  await sorters.last().press('ArrowUp')
  await expect(sorters.nth(-2)).toBeFocused()
  await textbox('Código').fill(ADDED.id)
  await textbox('Ícone').fill(ADDED.icon)
  await textbox('Nome').fill(ADDED.title)
  await textbox('Problema').fill(ADDED.problem)
  await textbox('Descrição').fill(ADDED.description)
  await add('Itens').click()
  await portuguese.getByRole('group', { name: /Itens/ }).getByRole('textbox').fill('Um item')
  await textbox(LABELS.heading).fill('O que fazemos')
  if (HAS_OTHER_LANGUAGE)
    await other.getByRole('textbox', { name: LABELS.heading, exact: true }).fill('Other words')
  await editor.save()

  // That leads back to the list.
  await editor.file(COMPANY_LABELS.file).click()
  await portuguese.getByRole('textbox', { name: COMPANY_LABELS.brand }).fill('Nuvem Boa')
  await editor.save()

  const root = await editor.folder()
  const read = (language: typeof OTHER_LANGUAGE) => readTexts(root, language, settings).services
  const { services: before } = texts.services
  expect(read(DEFAULT_LANGUAGE)).toEqual({
    ...texts.services,
    heading: 'O que fazemos',
    services: [...before.slice(0, -1), ADDED, before.at(-1)],
  })
  expect(read(OTHER_LANGUAGE).heading).toBe(HAS_OTHER_LANGUAGE ? 'Other words' : 'O que fazemos')
  expect(readSite(root)).toEqual({ ...readSite('.'), brand: 'Nuvem Boa' })
  rmSync(root, { recursive: true })
})
