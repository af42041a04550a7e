import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dropUnnamed, media } from '../../../plugins/media/media.ts'
import {
  resizedFiles,
  pictureFile,
  shownAddress,
  tooSmallWarning,
} from '../../../plugins/media/picture-sizes.ts'
import { siteFolder } from '../../../plugins/settings/site-folder.ts'
import { avifSet } from '../../../src/site/picture-files.ts'
import { siteWith } from '../../support/site-with.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { buildProject, createProject } from '../vite-project.ts'
import { photograph } from './photograph.ts'

const folderWith = (files: Parameters<typeof temporaryFolder>[0]) =>
  siteFolder(temporaryFolder(files))

describe('a picture that was chosen', () => {
  const picture = { kind: 'picture', address: '/images/foto nova #2.png' } as const

  it('has all the sizes that pages ask for, cut alike', async () => {
    const folder = folderWith({ 'public/images/foto nova #2.png': await photograph(600, 900) })
    expect(shownAddress(folder, picture)).toBe('/images/foto%20nova%20%232-png-800.jpg')
    const made = resizedFiles(picture).map(async (address) => {
      const { format, width, height } = await sharp(
        await pictureFile(folder, picture, address),
      ).metadata()
      return [address, format, width, height]
    })
    expect(await Promise.all(made)).toEqual([
      ['/images/foto nova #2-png-480.avif', 'heif', 480, 360],
      ['/images/foto nova #2-png-800.avif', 'heif', 800, 600],
      ['/images/foto nova #2-png-1200.avif', 'heif', 1200, 900],
      ['/images/foto nova #2-png-1800.avif', 'heif', 1800, 1350],
      ['/images/foto nova #2-png-800.jpg', 'jpeg', 800, 600],
    ])
    expect(await tooSmallWarning(folder, picture)).toContain('is 600 px wide, 1800 are wanted')
  })

  it('shares no file with another, and has those that stand beside it', () => {
    const folder = folderWith({
      'public/images/equipe-480.avif': '',
      'public/images/equipe-800.avif': '',
    })
    const chosen = ['/images/equipe-1.jpg', '/images/equipe-2.jpg', '/images/equipe-2.png']
    const asked = ['/images/equipe-800.jpg', ...chosen].map((address) =>
      avifSet(shownAddress(folder, { kind: 'picture', address }), 'picture'),
    )
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked[0]).toContain('/images/equipe-480.avif 480w')
    for (const [index, address] of chosen.entries())
      expect(resizedFiles({ kind: 'picture', address })).toContain(asked[index + 1]?.split(' ')[0])
  })

  it('is refused in plain words where it is none', async () => {
    const folder = folderWith({ 'public/images/foto nova #2.png': 'words' })
    await expect(tooSmallWarning(folder, picture)).rejects.toThrow(
      'public/images/foto nova #2.png is no picture that can be read',
    )
  })
})

it('A picture or PDF goes online where a page names it; what stands elsewhere always does', async () => {
  const pdf = `pdfs/${'gestão hoje'.normalize('NFD')}.pdf`
  const { root, config, printed } = createProject(
    {
      'index.html':
        '<a href="/pdfs/gest%C3%A3o%20hoje.pdf"></a><img src="/images/foto%20%232.png">',
      [`public/${pdf}`]: '',
      'public/images/foto #2.png': '',
      'public/pdfs/antes.pdf': '',
      'public/images/equipe.png': '',
      'public/cartaz.pdf': '',
    },
    [media(siteWith({}).site)],
  )
  await dropUnnamed(await buildProject(config))
  expect(
    readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' }).toSorted(),
  ).toEqual(
    ['cartaz.pdf', 'images', 'images/foto #2.png', 'index.html', 'pdfs', pdf].map((name) =>
      path.normalize(name),
    ),
  )
  // The site's own pictures may be among them, in the sizes that the build makes.
  const [, left] = /^Left out, as no page names them: (.*)/.exec(printed('info').at(-1) ?? '') ?? []
  const known = ['images/equipe.png', 'pdfs/antes.pdf'].map((name) => path.normalize(name))
  expect(left?.split(', ')).toEqual(expect.arrayContaining(known))
})
