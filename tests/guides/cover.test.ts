import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'

/** Runs the command for a picture of this width in a folder of its own. */
async function makeCover(width: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cover-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const made = path.join(folder, 'public/pdfs')
  mkdirSync(made, { recursive: true })
  const picture = path.join(folder, 'picture.jpg')
  await sharp({ create: { width, height: width * 1.4, channels: 3, background: '#0b171c' } })
    .jpeg()
    .toFile(picture)
  const script = path.resolve('guides/cover.mjs')
  const { status } = spawnSync(process.execPath, [script, picture, 'meu-guia'], { cwd: folder })
  return { status, made, files: readdirSync(made).toSorted() }
}

it('A picture becomes a cover in all sizes', async () => {
  const { status, made, files } = await makeCover(1200)
  expect(status).toBe(0)
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(path.join(made, file)).metadata()
      return `${file} ${width} x ${height}`
    }),
  )
  expect(sizes).toEqual([
    'meu-guia-capa-1080.avif 1080 x 1512',
    'meu-guia-capa-240.avif 240 x 336',
    'meu-guia-capa-360.avif 360 x 504',
    'meu-guia-capa-720.avif 720 x 1008',
    'meu-guia-capa.jpg 720 x 1008',
  ])
})

it('One that is too small leaves no file', async () => {
  expect(await makeCover(600)).toMatchObject({ status: 1, files: [] })
})
