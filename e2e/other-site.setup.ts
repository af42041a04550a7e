import path from 'node:path'
import { readSite, readTexts } from '../plugins/texts/read-texts.ts'
import { SITE_SCHEMA } from '../src/content/schema/site.ts'
import { SCHEMA } from '../src/content/schema.ts'
import { DEFAULT_LANGUAGE } from '../src/site/languages.ts'
import { HAS_OTHER_LANGUAGE, OTHER_PATH } from '../tests/support/other-language.ts'
import { openEditor } from './support/editor.ts'
import { expect, test } from './support/fixtures.ts'
import { OTHER, OTHER_BUILD } from './support/other-site.ts'
import { copySite, serveCopy } from './support/site-copy.ts'
import { sections, settings, texts } from './support/site.ts'

// The editor (three megabytes of code) and the build take long on a busy machine.
test.setTimeout(420_000)

// A high window, because the editor draws only what is in view; a shorter limit than a build's for each action.
test.use({ viewport: { width: 1440, height: 2000 }, actionTimeout: 60_000 })

const { services, heading } = SCHEMA.services.shape
const LABELS = {
  file: SCHEMA.services.meta()?.title ?? '',
  heading: heading.meta()?.title ?? '',
  services: services.meta()?.title ?? '',
  company: 'Empresa e site',
  phone: SITE_SCHEMA.shape.phone.meta()?.title ?? '',
}
/** The editor asks for the status of GitHub, which the policy of its page refuses. */
const FOREIGN = /githubstatus\.com/
const HEADING = 'O que fazemos'
const OTHER_HEADING = 'Other words'
const PHONE = '+5581900000001'
const ADDED = {
  id: 'novo',
  icon: 'anchor',
  title: 'Serviço novo',
  problem: 'Falta um serviço.',
  description: 'Este é o serviço que faltava.',
  features: ['Um item'],
}
const WRONG = { VITE_CHATBOT_BUTTON_SIZE: 'huge' }

test('A colleague edits the texts, and npm start builds that', async ({
  page,
  faults,
  request,
}) => {
  faults.expect(FOREIGN)
  const { copy, remove } = copySite()
  const editor = await openEditor(page)
  await editor.file(LABELS.file).click()
  const [portuguese, other] = [editor.form(0), editor.form(1)]
  const textbox = (label: string) => portuguese.getByRole('textbox', { name: label, exact: true })
  const add = (label: string) =>
    portuguese.getByRole('button', { name: new RegExp(`^Adicionar \\W?${label}`) }).last()
  await add(LABELS.services).click()
  await textbox('Código').fill(ADDED.id)
  await textbox('Ícone').fill(ADDED.icon)
  await textbox('Nome').fill(ADDED.title)
  await textbox('Problema').fill(ADDED.problem)
  await textbox('Descrição').fill(ADDED.description)
  await add('Itens').click()
  await portuguese.getByRole('group', { name: /Itens/ }).getByRole('textbox').fill('Um item')
  await textbox(LABELS.heading).fill(HEADING)
  if (HAS_OTHER_LANGUAGE)
    await other.getByRole('textbox', { name: LABELS.heading, exact: true }).fill(OTHER_HEADING)
  await editor.save()

  await editor.file(LABELS.company).click()
  await textbox(LABELS.phone).fill(PHONE)
  await editor.save()
  // The editor may be writing a file as it is read.
  await expect(async () => {
    await editor.writeTo(copy)
    expect(readSite(copy)).toEqual({ ...readSite('.'), phone: PHONE })
  }).toPass({ timeout: 30_000 })

  expect(readTexts(DEFAULT_LANGUAGE, { ...settings, root: copy }).services).toEqual({
    ...texts.services,
    heading: HEADING,
    services: [...texts.services.services, ADDED],
  })
  const server = await serveCopy(copy, ['scripts/start.mjs'], {
    ...OTHER,
    ...WRONG,
    SITE_DIST: path.resolve(OTHER_BUILD.dist),
  })
  try {
    expect(server.printed()).toMatch(/VITE_CHATBOT_BUTTON_SIZE is "huge".*default holds/)
    const home = await (await request.get(server.address)).text()
    expect(home).toContain(`href="tel:${PHONE}"`)
    if (sections.some(({ label }) => label === 'services')) {
      expect(home).toMatch(new RegExp(`${HEADING}.*${ADDED.title}`, 's'))
      const inOther = await request.get(server.address + OTHER_PATH.slice(1))
      expect(await inOther.text()).toContain(HAS_OTHER_LANGUAGE ? OTHER_HEADING : HEADING)
    }
  } finally {
    await server.stop()
    remove()
  }
})
