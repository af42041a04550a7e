// Builds the site and serves it with its embedded services: npm start. Wrong settings are named, and
// their defaults hold, so that there is something to look at.
import { createBuilder, preview } from 'vite'

process.env['SITE_FORGIVING'] = '1'
// Nothing is written but the build: the rest may be read-only.
const config = /** @type {const} */ ({ configLoader: 'runner' })
const builder = await createBuilder(config)
await builder.buildApp()
const server = await preview(config)
server.printUrls()
server.bindCLIShortcuts({ print: true })
