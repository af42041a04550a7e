// Makes the folder site/ from the example: npm run make-yours, or with languages: npm run make-yours pt-BR en-US
import { messages } from '../plugins/messages/messages.ts'
import { siteFolder } from '../plugins/settings/site-folder.ts'
import { makeSite } from './make-site.ts'

const named = process.argv.slice(3).flatMap((code) => Intl.getCanonicalLocales(code))
const [first = 'pt-BR', ...others] = named
makeSite(siteFolder(), 'site', [first, ...others])
console.log(messages.making.made(first.toLowerCase()))
