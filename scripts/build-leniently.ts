// The build of npm start, with defaults in place of wrong settings. Vite then serves it.
import { createBuilder } from 'vite'
import { readVariables } from '../plugins/settings/read-variables.ts'
import { readSite } from '../plugins/site/read-site.ts'

process.env['SITE_LENIENT'] = '1'
// Before Vite does, which puts words of its own before a fault.
readSite(readVariables())
// The runner writes no file beside the configuration, as the folder may be read-only.
await (await createBuilder({ configLoader: 'runner' })).buildApp()
