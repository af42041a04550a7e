// Runs a script in TypeScript, which the oldest promised Node cannot by itself: node scripts/run.mjs file
import path from 'node:path'
import { runnerImport } from 'vite'
import { readSettings } from './read-settings.mjs'

const root = process.cwd()
try {
  /** @type {typeof import('../plugins/settings/settings.ts')} */
  const { parseSettings } = (await runnerImport(`${root}/plugins/settings/settings.ts`)).module
  /** @type {typeof import('../plugins/texts/texts.ts')} */
  const { texts } = (await runnerImport(`${root}/plugins/texts/texts.ts`)).module
  const { settings } = parseSettings(readSettings())
  await runnerImport(path.resolve(process.argv[2] ?? ''), {
    configFile: false,
    resolve: { alias: { '@': `${root}/src` } },
    plugins: [texts('pt-BR', settings)],
  })
} catch (error) {
  // A UserError (plugins/user-error.ts) has its message in place of a stack.
  console.error(error instanceof Error ? error.stack : error)
  // Exit at once: a failed script may leave servers running.
  process.exit(1)
}
