import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { CONTENT } from '../../plugins/texts/read-texts.ts'
import { EDITOR_PATH } from '../../plugins/hosting/editor-policy.ts'

type Files = Record<string, string>

function contentFiles(): Files {
  const names = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  const places = names.filter((name) => name.endsWith('.yml')).map((name) => `${CONTENT}/${name}`)
  return Object.fromEntries(places.map((place) => [place, readFileSync(place, 'utf8')]))
}

/** Runs in the page: gives the editor a folder without a dialog. */
function chooseOwnFolder(): void {
  const root = () => navigator.storage.getDirectory()
  const open = async (place: string, options?: FileSystemGetFileOptions) => {
    const names = place.split('/')
    const name = names.pop() ?? ''
    let folder = await root()
    for (const each of names) folder = await folder.getDirectoryHandle(each, options)
    return folder.getFileHandle(name, options)
  }
  Object.assign(window, { showDirectoryPicker: root, openFile: open })
}

async function writeFiles(files: Files): Promise<void> {
  const root = await navigator.storage.getDirectory()
  await root.getDirectoryHandle('.git', { create: true })
  for (const [place, text] of Object.entries(files)) {
    const file = await window.openFile(place, { create: true })
    const writable = await file.createWritable()
    await writable.write(text)
    await writable.close()
  }
}

async function readFiles(places: string[]): Promise<Files> {
  const texts = places.map(async (place) => {
    const file = await (await window.openFile(place)).getFile()
    return [place, await file.text()] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

declare global {
  interface Window {
    openFile: (place: string, options?: FileSystemGetFileOptions) => Promise<FileSystemFileHandle>
  }
}

/** Opens the editor on a copy of the project's texts, which stands in the browser. */
export async function openEditor(page: Page) {
  const files = contentFiles()
  await page.addInitScript(chooseOwnFolder)
  await page.goto(`${EDITOR_PATH}/`)
  await page.evaluate(writeFiles, files)
  await page.getByRole('button', { name: 'Trabalhar com Repositório Local' }).click()
  return {
    file: (label: string) => page.getByRole('gridcell', { name: label, exact: true }),
    /** The form of a language, by its place among those of the site. */
    form: (index: number) => page.getByRole('group', { name: /^Editar Conteúdo em/ }).nth(index),
    /** What is saved leads back to the list. */
    save: async () => {
      const button = page.getByRole('button', { name: 'Salvar' })
      await button.click()
      await button.waitFor({ state: 'detached' })
    },
    /** Writes the texts as they are now into the folder of a project. */
    writeTo: async (root: string) => {
      const edited = await page.evaluate(readFiles, Object.keys(files))
      for (const [place, text] of Object.entries(edited))
        writeFileSync(path.join(root, place), text)
    },
  }
}
