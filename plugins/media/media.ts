import { rm } from 'node:fs/promises'
import type { Plugin } from 'vite'
import type { Env } from '../env.ts'
import { SCHEMA } from '../../src/content/schema.ts'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { GROUPS, readTexts } from '../texts/read-texts.ts'
import { eachValue } from '../texts/schema-tree.ts'
import {
  addressesOf,
  isChosen,
  isPictureKind,
  pictureFile,
  type ChosenPicture,
} from './picture-sizes.ts'

/** The pictures that texts and settings name and that have no sizes yet. */
export function chosenPictures(root: string, env: Env): ChosenPicture[] {
  const texts = readTexts(root, DEFAULT_LANGUAGE, env)
  const { heroPicture, parts } = env.optional
  const chosen: ChosenPicture[] = []
  if (heroPicture && !parts.sky) chosen.push({ kind: 'picture', address: heroPicture })
  for (const group of GROUPS.filter((each) => parts.guides || each !== 'materials'))
    eachValue(SCHEMA[group], texts[group], (address, { names: kind }) => {
      if (isPictureKind(kind)) chosen.push({ kind, address: String(address) })
    })
  return chosen.filter((picture) => isChosen(root, picture))
}

/** Makes the sizes of pictures that were chosen in the editor: when building all, in development each as it is asked for. */
export function media(root: string, env: Env): Plugin {
  return {
    name: 'media',
    async writeBundle({ dir = '' }) {
      if (!env.optional.parts.guides) await rm(`${dir}/pdfs`, { recursive: true, force: true })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const picture of chosenPictures(root, env))
        for (const address of addressesOf(picture))
          this.emitFile({
            type: 'asset',
            fileName: address.slice(1),
            source: await pictureFile(root, picture, address),
          })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').slice(env.basePath.length).split('?')
        if (!/\.(?:avif|jpg)$/.test(pathname)) return next()
        const chosen = chosenPictures(root, env)
        const picture = chosen.find((each) => addressesOf(each).includes(decodeURI(pathname)))
        if (!picture) return next()
        pictureFile(root, picture, decodeURI(pathname)).then((file) => response.end(file), next)
      })
    },
  }
}
