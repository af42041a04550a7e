// npm start [-- --host --port 5000]: builds and serves the site, with defaults in place of wrong settings.
import { createBuilder, preview } from 'vite'
import { readVariables } from '../plugins/settings/read-variables.ts'
import { readSite } from '../plugins/site/read-site.ts'
import { startOptions } from './start-options.ts'

const options = startOptions(process.argv.slice(3))
process.env['SITE_LENIENT'] = '1'
// Before Vite does, which puts words of its own before a fault.
readSite(readVariables())
// The runner writes no file beside the configuration, as the folder may be read-only.
const config = { configLoader: 'runner' } as const
await (await createBuilder(config)).buildApp()
const server = await preview({ ...config, preview: options })
server.printUrls()
server.bindCLIShortcuts({ print: true })
