import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { readSite } from '../plugins/site/read-site.ts'
import { readSiteYaml } from '../plugins/texts/read-texts.ts'
import { EDITOR_PATH } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'
import { site, texts } from './support/site.ts'

// The editor (three megabytes of code) takes long on a busy machine.
test.setTimeout(120_000)

// A high window, because the editor draws only what is in view.
test.use({ viewport: { width: 1440, height: 2000 } })

/** The editor asks for the status of GitHub, which the policy of its page refuses. */
const FOREIGN = /githubstatus\.com/
const HEADING = 'O que fazemos'
const OTHER_HEADING = 'Other words'
const NEW_PHONE = '+5581900000001'
const PAGES = ['pt-br', 'en-us'].map(
  (language) => `${site.folder.content}/${language}/pages/sobre-nos.md`,
)

declare global {
  interface Window {
    openFile: (place: string, options?: FileSystemGetFileOptions) => Promise<FileSystemFileHandle>
  }
}

/** Runs in the page: gives the editor a folder without a dialog. */
function chooseOwnFolder(): void {
  const root = () => navigator.storage.getDirectory()
  const openFile: Window['openFile'] = async (place, options) => {
    const names = place.split('/')
    const name = names.pop() ?? ''
    let folder = await root()
    for (const each of names) folder = await folder.getDirectoryHandle(each, options)
    return folder.getFileHandle(name, options)
  }
  Object.assign(window, { showDirectoryPicker: root, openFile })
}

async function writeFiles(files: [place: string, text: string][]): Promise<void> {
  const root = await navigator.storage.getDirectory()
  await root.getDirectoryHandle('.git', { create: true })
  for (const [place, text] of files) {
    const file = await window.openFile(place, { create: true })
    const writable = await file.createWritable()
    await writable.write(text)
    await writable.close()
  }
}

function readFiles(places: string[]): Promise<string[]> {
  return Promise.all(
    places.map(async (place) => (await (await window.openFile(place)).getFile()).text()),
  )
}

test('The editor writes texts and settings as the build reads them', async ({ page, faults }) => {
  faults.expect(FOREIGN)
  const places = readdirSync(site.folder.content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${site.folder.content}/${name}`)
  await page.addInitScript(chooseOwnFolder)
  await page.goto(`${EDITOR_PATH}/`)
  await page.evaluate(
    writeFiles,
    places.map((place): [string, string] => [place, readFileSync(place, 'utf8')]),
  )
  await page.getByRole('button', { name: 'Trabalhar com Repositório Local' }).click()

  const open = (label: string) => page.getByRole('treeitem', { name: label, exact: true }).click()
  const [portuguese, other] = [0, 1].map((index) =>
    page.getByRole('group', { name: /^Editar Conteúdo em/ }).nth(index),
  ) as [Locator, Locator]
  const textbox = (label: string, form = portuguese) =>
    form.getByRole('textbox', { name: label, exact: true })
  /** What is saved leads back to the list. */
  const save = async () => {
    const button = page.getByRole('button', { name: 'Salvar' })
    await button.click()
    await button.waitFor({ state: 'detached' })
  }

  await open('Serviços')
  await textbox('Título').fill(HEADING)
  await textbox('Título', other).fill(OTHER_HEADING)
  await save()
  await open('Empresa e site')
  await textbox('Telefone').fill(NEW_PHONE)
  await save()
  await open('Páginas')
  await page.getByRole('button').filter({ hasText: 'Novo' }).first().click()
  await expect(async () => {
    // A new form forgets what is written into it at once.
    await textbox('Título').fill('Sobre nós')
    await expect(textbox('Título')).toHaveValue('Sobre nós', { timeout: 500 })
  }).toPass()
  await textbox('Descrição').fill('Quem somos.')
  await textbox('Onde está o link').fill('header')
  await textbox('Título', other).fill('About us')
  await textbox('Descrição', other).fill('Who we are.')
  await textbox('Endereço neste idioma', other).fill('about-us')
  for (const form of [portuguese, other]) {
    await textbox('Texto', form).click()
    await page.keyboard.type('## O que fazemos\n- Consultas')
  }
  await save()

  const root = test.info().outputPath()
  const folder = { ...site.folder, root }
  cpSync(folder.content, path.join(root, folder.content), { recursive: true })
  mkdirSync(path.join(root, folder.content, 'en-us/pages'))
  symlinkSync(path.resolve(folder.public), path.join(root, folder.public), 'junction')
  // The editor may be writing a file as it is read.
  await expect(async () => {
    const written = [...places, ...PAGES]
    const now = await page.evaluate(readFiles, written)
    for (const [index, place] of written.entries())
      writeFileSync(path.join(root, place), now[index] ?? '')
    expect(readSiteYaml(folder)).toEqual({ ...readSiteYaml(site.folder), phone: NEW_PHONE })
  }).toPass({ timeout: 30_000 })
  const { site: edited } = readSite({ VITE_LANGUAGES: 'whole' }, folder)
  expect(edited.texts.get('pt-BR')?.services).toEqual({
    ...texts.services,
    heading: HEADING,
  })
  expect(edited.texts.get('en-US')?.services.heading).toBe(OTHER_HEADING)
  const body = '\n## O que fazemos\n\n- Consultas\n'
  expect(edited.markdownFiles).toMatchObject([
    { title: 'Sobre nós', path: '/sobre-nos', menu: 'header', body },
    { title: 'About us', path: '/en/about-us', menu: 'header', body },
  ])
})
