// Runs a script in TypeScript, which the oldest promised Node cannot by itself: node scripts/run.mjs file
import path from 'node:path'
import { runnerImport } from 'vite'

try {
  await runnerImport(path.resolve(process.argv[2] ?? ''), { configFile: false })
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  // Exit at once: a failed script may leave servers running.
  process.exit(1)
}
