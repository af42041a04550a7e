// Runs a script in TypeScript, which the oldest promised Node cannot by itself: node scripts/run.mjs file
import path from 'node:path'
import { runnerImport } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')
const plugin = (/** @type {string} */ name) => runnerImport(path.join(ROOT, 'plugins', name))
try {
  /** @type {typeof import('../plugins/read-settings.ts')} */
  const { readSettings, readVariables } = (await plugin('read-settings.ts')).module
  /** @type {typeof import('../plugins/site/virtual-site.ts')} */
  const { virtualSite } = (await plugin('site/virtual-site.ts')).module
  const { settings } = readSettings(readVariables())
  await runnerImport(path.resolve(process.argv[2] ?? ''), {
    configFile: false,
    resolve: { alias: { '@': path.join(ROOT, 'src') } },
    plugins: [virtualSite(settings.language, settings)],
  })
} catch (error) {
  // A UserError (plugins/user-error.ts) has its message in place of a stack.
  console.error(error instanceof Error ? error.stack : error)
  // Exit at once: a failed script may leave servers running.
  process.exit(1)
}
