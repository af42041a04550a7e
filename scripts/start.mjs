// Builds the site and serves it with its embedded services: npm start. Wrong settings are named, and
// their defaults hold, so that there is something to look at.
import { build, preview } from 'vite'

process.env['SITE_FORGIVING'] = '1'
await build()
const server = await preview()
server.printUrls()
server.bindCLIShortcuts({ print: true })
