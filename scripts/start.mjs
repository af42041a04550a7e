// Builds the site and serves it with its embedded services: npm start [-- --port 5000]. Wrong settings do
// not end the build: they are named, and their defaults hold.
import { parseArgs } from 'node:util'
import { createBuilder, preview } from 'vite'

const args = process.argv.slice(3)
const { port } = parseArgs({ args, options: { port: { type: 'string' } } }).values
process.env['SITE_FORGIVING'] = '1'
// The runner writes no file beside the configuration, as the folder may be read-only.
const config = /** @type {const} */ ({ configLoader: 'runner' })
await (await createBuilder(config)).buildApp()
const server = await preview({ ...config, preview: port ? { port: Number(port) } : {} })
server.printUrls()
server.bindCLIShortcuts({ print: true })
