import { save } from '../save.ts'
import { FOLDER, readCompany } from '../site.ts'
import { withBrowser } from '../with-browser.ts'
import { archivoFaces } from './archivo-faces.ts'
import { drawPage } from './draw-page.ts'
import { printGuide } from './print-guide.ts'
import { saveSizes } from './save-sizes.ts'
import { GUIDES } from './settings.ts'
import { writeMadeFiles } from './write-made-files.ts'

export async function makeGuides(...names: string[]): Promise<void> {
  const company = readCompany()
  const guides = GUIDES.filter(({ name }) => names.length === 0 || names.includes(name))
  const faces = await archivoFaces()
  await withBrowser(async (browser) => {
    for (const guide of guides) {
      const { name, file, shown } = guide
      const { bytes, shelfCover, overfull } = await printGuide(browser, guide, company, faces)
      save(`${FOLDER.public}/pdfs/${file}`, bytes)
      await saveSizes('cover', `${name}-capa`, shelfCover, { jpeg: 84, avif: 54 })
      const page = await drawPage(bytes, shown)
      await saveSizes('sample', `${name}-pagina`, page, { jpeg: 60, avif: 45 })
      if (overfull.length > 0) {
        console.error(`It does not fit:\n${overfull.join('\n')}`)
        process.exitCode = 1
      }
    }
  })
  await writeMadeFiles()
}
