import { readdir, readFile, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { unescape } from 'node:querystring'
import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { isClient } from '../is-client.ts'
import { middleware, pathOf } from '../middleware.ts'
import {
  addressesOf,
  needsSizes,
  isPictureKind,
  pictureFile,
  type PictureRef,
} from '../picture-sizes.ts'
import { isBuilt } from '../settings/parts.ts'
import type { Settings } from '../settings/settings.ts'
import { readTexts } from '../texts/read-texts.ts'
import { GROUP_FIELDS, GROUPS, valuesIn } from '../texts/schema-tree.ts'

/** The pictures in texts and settings whose sizes are not in `public` yet. */
export function picturesToSize(settings: Settings): PictureRef[] {
  const texts = readTexts(DEFAULT_LANGUAGE, settings)
  const { root, heroPicture, parts } = settings
  const chosen: PictureRef[] = []
  if (heroPicture && !parts.sky) chosen.push({ kind: 'picture', address: heroPicture })
  const groups = GROUPS.filter((group) => isBuilt(group, parts))
  for (const { value, field } of groups.flatMap((each) =>
    valuesIn(GROUP_FIELDS[each], texts[each]),
  ))
    if (isPictureKind(field.names)) chosen.push({ kind: field.names, address: String(value) })
  return chosen.filter((picture) => needsSizes(root, picture))
}

/**
 * Removes pictures and PDFs that no page or script names, such as originals of resized photographs, and
 * empty folders. Returns what it removed.
 */
async function dropUnnamed(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  const pages = files.filter((file) => /\.(?:html|js|css)$/.test(file))
  const texts = await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8')))
  // Some systems store an accent as a separate character.
  const isNamed = (name: string) =>
    [name.normalize('NFC'), name.normalize('NFD')]
      .flatMap((form) => [form, encodeURI(form)])
      .some((form) => texts.some((text) => text.includes(form)))
  const unnamed = files.filter(
    (file) => /^(?:images|pdfs)[\\/].*\.\w+$/.test(file) && !isNamed(path.basename(file)),
  )
  await Promise.all(unnamed.map((file) => rm(path.join(folder, file))))
  for (const name of ['images', 'pdfs'].filter((each) => files.includes(each)))
    if ((await readdir(path.join(folder, name))).length === 0) await rmdir(path.join(folder, name))
  return unnamed
}

/** Resizes pictures that were chosen in the editor: all of them in a build, each at its request in development. */
export function media(settings: Settings): Plugin {
  const { root, basePath } = settings
  return {
    name: 'media',
    buildApp: {
      order: 'post',
      async handler({ config }) {
        const dropped = await dropUnnamed(path.resolve(config.root, config.build.outDir))
        if (dropped.length > 0)
          config.logger.info(`Left out, as no page names them: ${dropped.toSorted().join(', ')}`)
      },
    },
    applyToEnvironment: isClient,
    async generateBundle() {
      for (const picture of picturesToSize(settings))
        for (const address of addressesOf(picture))
          this.emitFile({
            type: 'asset',
            fileName: address.slice(1),
            source: await pictureFile(root, picture, address),
          })
    },
    configureServer({ middlewares }) {
      middlewares.use(
        middleware(async (request, response, pass) => {
          const address = unescape(pathOf(request).slice(basePath.length))
          if (!/\.(?:avif|jpg)$/.test(address)) return pass()
          const chosen = picturesToSize(settings)
          const picture = chosen.find((each) => addressesOf(each).includes(address))
          if (!picture) return pass()
          response.end(await pictureFile(root, picture, address))
        }),
      )
    },
  }
}
