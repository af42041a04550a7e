// Runs a script in TypeScript, which the oldest promised Node cannot by itself: node scripts/run.mjs file
import path from 'node:path'
import { runnerImport } from 'vite'

const alias = { '@/texts': path.resolve('src/content/pt-br'), '@': path.resolve('src') }
await runnerImport(path.resolve(process.argv[2] ?? ''), { configFile: false, resolve: { alias } })
