import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { messages } from '../messages/messages.ts'
import { generatedFiles } from '../server/generated-files.ts'
import { isBuilt } from '../site/parts.ts'
import { textsOf, type Site } from '../site/site.ts'
import { GROUP_FIELDS, GROUPS, valuesIn } from '../texts/schema-tree.ts'
import {
  resizedFiles,
  fileAddress,
  needsSizes,
  isPictureKind,
  pictureFile,
  type PictureRef,
} from './picture-sizes.ts'

export function picturesToSize(site: Site): PictureRef[] {
  const texts = textsOf(site.defaultLanguage, site)
  const { folder, heroPicture, parts } = site
  const named: PictureRef[] = []
  if (heroPicture && !parts.sky) named.push({ kind: 'picture', address: heroPicture })
  for (const group of GROUPS.filter((name) => isBuilt(name, parts)))
    for (const { value, field } of valuesIn(GROUP_FIELDS[group], texts[group]))
      if (isPictureKind(field.asset)) named.push({ kind: field.asset, address: String(value) })
  for (const { kind, address } of site.markdownFiles.flatMap(({ linked }) => linked))
    if (kind === 'picture') named.push({ kind: 'figure', address })
  return named.filter((picture) => needsSizes(folder, picture))
}

/** Pictures, PDFs, and the drawings of parts that are off. */
const MAY_BE_LEFT_OUT = /^(?:(?:images|pdfs)[\\/].*\.\w+|assets[\\/].*\.svg)$/

/**
 * Removes pictures and PDFs whose names are nowhere in the built code, such as originals of resized photographs.
 * Code may put an address together, so a name counts without its folder.
 */
export async function dropUnnamed({ root, build, logger }: ResolvedConfig): Promise<void> {
  const folder = path.resolve(root, build.outDir)
  const files = await readdir(folder, { recursive: true })
  const pages = files.filter((file) => /\.(?:html|js|css)$/.test(file))
  const texts = await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8')))
  // Some systems store an accent as a separate character.
  const isNamed = (name: string) =>
    [name.normalize('NFC'), name.normalize('NFD')]
      .flatMap((form) => [form, fileAddress(form)])
      .some((form) => texts.some((text) => text.includes(form)))
  const unnamed = files
    .filter((file) => MAY_BE_LEFT_OUT.test(file) && !isNamed(path.basename(file)))
    .toSorted()
  if (unnamed.length > 0) logger.info(messages.files.leftOut(unnamed.join(', ')))
  await Promise.all(unnamed.map((file) => rm(path.join(folder, file))))
}

/** Resizes pictures that were chosen in the editor: all of them in a build, each at its request in development. */
export function media(site: Site): Plugin {
  const resized = () =>
    picturesToSize(site).flatMap((picture) =>
      resizedFiles(picture).map(
        (address) => [address.slice(1), () => pictureFile(site.folder, picture, address)] as const,
      ),
    )
  return generatedFiles('media', site.basePath, () => new Map(resized()))
}
