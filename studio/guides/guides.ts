import { mainColours } from '../../plugins/brand/theme-colours.ts'
import { withBrowser } from '../browser.ts'
import { save } from '../save.ts'
import { FOLDER, readCompany } from '../site.ts'
import { writeMade } from '../write-made.ts'
import { coverPictures } from './cover-pictures.ts'
import { writeMadeFiles } from './files.ts'
import { guideDigest } from './guide-digest.ts'
import { GUIDES } from './guide-settings.mjs'
import { printGuide } from './print-guide.ts'
import { samplePage } from './sample-page.ts'

export async function makeGuides(...names: string[]): Promise<void> {
  const company = readCompany()
  const guides = GUIDES.filter(({ name }) => names.length === 0 || names.includes(name))
  await withBrowser(async (browser) => {
    for (const guide of guides) {
      const { name, file, art, shown } = guide
      const { bytes, cover, overfull } = await printGuide(browser, guide, company)
      save(`${FOLDER.public}/pdfs/${file}`, bytes)
      for (const made of await coverPictures(name, cover, art))
        save(`${FOLDER.public}/pdfs/${made.file}`, made.bytes)
      const page = await samplePage(bytes, shown, await guideDigest(guide))
      for (const [end, picture] of Object.entries(page))
        save(`${FOLDER.public}/pdfs/${name}-pagina${end}`, picture)
      if (overfull.length > 0) {
        console.error(`It does not fit:\n${overfull.join('\n')}`)
        process.exitCode = 1
      }
    }
  })
  if (guides.length === GUIDES.length)
    await writeMade({ guides: { ...company, colours: mainColours(FOLDER) } })
  await writeMadeFiles()
}
