// Makes what the site serves as it is: npm run brand, or one part of it: npm run brand -- guides ia
import { isExample } from '../plugins/settings/site-folder.ts'
import { cutFont } from './brand/cut-font.ts'
import { makeCards } from './brand/make-cards.ts'
import { makeIcons } from './brand/make-icons.ts'
import { makeGuides } from './guides/make-guides.ts'
import { writeMadeFiles } from './guides/write-made-files.ts'
import { makeMails } from './mails/make-mails.ts'
import { FOLDER, currentSite } from './site.ts'

type Make = (...args: string[]) => Promise<void>

/** Parts that bear the brand: without a name the command makes all of them. */
const BRANDED: Record<string, Make> = {
  icons: makeIcons,
  cards: makeCards,
  // An owner's guides are files of his own.
  guides: isExample(FOLDER) ? makeGuides : writeMadeFiles,
}

const COMMANDS: Record<string, Make> = {
  ...BRANDED,
  font: cutFont,
  files: writeMadeFiles,
  mails: makeMails,
}

const HELP = `npm run brand                        all of: ${Object.keys(BRANDED).join(', ')}
npm run brand -- guides ia           one of these, of the guides those that are named
npm run brand -- font font.woff2     another font, cut down to what the site sets
npm run brand -- files               what the site says of the files in public/pdfs
npm run brand -- mails               mail-templates, after a change of studio/mails`

const [named, ...args] = process.argv.slice(3)
const { parts: shown } = currentSite()
const branded = Object.keys(BRANDED).filter((part) => part !== 'guides' || shown.guides)
const parts = named === undefined ? branded : [named]
for (const [index, part] of parts.entries()) {
  const make = COMMANDS[part]
  if (!make) {
    console.error(`There is no "${part}".\n${HELP}`)
    process.exitCode = 1
    break
  }
  console.log(`${index + 1}/${parts.length} ${part}`)
  await make(...args)
}
