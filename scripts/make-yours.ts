// Makes the folder site/ from the example: npm run make-yours, or with languages: npm run make-yours pt-BR en-US
import { siteFolder } from '../plugins/site-folder.ts'
import { makeSite } from './make-site.ts'

const named = process.argv.slice(3).flatMap((code) => Intl.getCanonicalLocales(code))
const [first = 'pt-BR', ...others] = named
makeSite(siteFolder(), 'site', [first, ...others])
console.log(`site/ is made. Next:
  1. Fill in the company in site/site.yml.
  2. npm start, and write your texts: in site/${first.toLowerCase()}/, or in the editor.
  3. npm run check names what is still to do.`)
