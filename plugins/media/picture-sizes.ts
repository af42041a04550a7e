import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AssetKind } from '../../src/content/schema/fields.ts'
import { avifFiles, largestWidth } from '../../src/site/picture-files.ts'
import { hashOf } from '../brand/made.ts'
import { messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'
import { hasPublicFile, type SiteFolder } from '../settings/site-folder.ts'

// Loaded at its first use. Vite refuses an `import()` once it has read its configuration.
const require = createRequire(import.meta.url)
const loadSharp = () => require('sharp') as typeof import('sharp').default

/** Each kind has one size in JPEG for older browsers. Most are cropped to a ratio. */
const SHAPES = {
  picture: { jpeg: 800, ratio: 3 / 4 },
  cover: { jpeg: 720, ratio: undefined },
  portrait: { jpeg: 320, ratio: 1 },
  figure: { jpeg: 840, ratio: undefined },
}

type ResizedKind = keyof typeof SHAPES

export function isPictureKind(
  asset: AssetKind | undefined,
): asset is Extract<AssetKind, ResizedKind> {
  return asset !== undefined && Object.hasOwn(SHAPES, asset)
}

const CACHE = 'node_modules/.cache/site-media'
const QUALITY = { avif: 50, jpeg: 72 }

export interface PictureRef {
  kind: ResizedKind
  address: string
}

/** `npm run brand` writes all sizes of a picture at once, so it is enough to look for the first. */
export function needsSizes(folder: SiteFolder, { kind, address }: PictureRef): boolean {
  const [first] = avifFiles(address, kind)
  return !first || !hasPublicFile(folder, first)
}

/** The original ending becomes part of the name, because two pictures may differ in nothing else. */
function resizedJpeg({ kind, address }: PictureRef): string {
  return `${address.replace(/\.(\w+)$/, '-$1')}-${SHAPES[kind].jpeg}.jpg`
}

export function resizedFiles(picture: PictureRef): string[] {
  const jpeg = resizedJpeg(picture)
  return [...avifFiles(jpeg, picture.kind), jpeg]
}

/** The address of a file, without spaces, which end an address in `srcset`. */
export function fileAddress(file: string): string {
  return encodeURI(file).replaceAll(/[?#]/g, encodeURIComponent)
}

export function shownAddress(folder: SiteFolder, picture: PictureRef): string {
  return fileAddress(needsSizes(folder, picture) ? resizedJpeg(picture) : picture.address)
}

async function open(folder: SiteFolder, address: string) {
  const sharp = loadSharp()
  const file = folder.public + address
  const bytes = readFileSync(path.join(folder.root, file))
  const picture = sharp(bytes).rotate()
  try {
    return { bytes, picture, size: (await sharp(bytes).metadata()).autoOrient }
  } catch {
    throw new UserError(messages.files.unreadable(file))
  }
}

export async function sizeOf(folder: SiteFolder, { kind, address }: PictureRef) {
  const { size } = await open(folder, address)
  const { jpeg: width, ratio = size.height / size.width } = SHAPES[kind]
  return { width, height: Math.round(width * ratio) }
}

export async function tooSmallWarning(folder: SiteFolder, { kind, address }: PictureRef) {
  const { size } = await open(folder, address)
  const wanted = largestWidth(kind)
  if (size.width >= wanted) return ''
  return messages.files.small(folder.public + address, size.width, wanted)
}

export async function pictureFile(
  folder: SiteFolder,
  { kind, address }: PictureRef,
  wanted: string,
): Promise<Uint8Array> {
  const [, name = '', width = ''] = /-((\d+)\.\w+)$/.exec(wanted) ?? []
  const { ratio } = SHAPES[kind]
  const { bytes, picture } = await open(folder, address)
  const recipe = [hashOf(bytes), ratio, ...Object.values(QUALITY), name].join('-')
  const file = path.join(folder.root, CACHE, recipe)
  if (existsSync(file)) return readFileSync(file)
  const height = ratio && { height: Math.round(Number(width) * ratio) }
  const resized = picture.resize({ width: Number(width), ...height })
  const encoded = name.endsWith('.avif')
    ? resized.avif({ quality: QUALITY.avif })
    : resized.jpeg({ quality: QUALITY.jpeg, mozjpeg: true })
  const made = await encoded.toBuffer()
  mkdirSync(path.dirname(file), { recursive: true })
  // Another build may read the file at the same time.
  writeFileSync(`${file}.${process.pid}`, made)
  renameSync(`${file}.${process.pid}`, file)
  return made
}
