import { defineConfig } from 'vitest/config'
import { buildFacts } from './plugins/build-facts.ts'
import { parseEnv } from './src/config/env.ts'

const results = process.env['UNIT_RESULTS']

export default defineConfig(async () => ({
  resolve: {
    alias: {
      '@/texts': `${import.meta.dirname}/src/content/pt-br`,
      '@': `${import.meta.dirname}/src`,
    },
  },
  define: await buildFacts(parseEnv({}).env, import.meta.dirname),
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    reporters: ['default', ...(results ? (['json'] as const) : [])],
    ...(results ? { outputFile: { json: results } } : {}),
    // By default one core is left free; nothing else runs beside the tests.
    maxWorkers: '100%',
    // A busy machine is no fault of the code.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
}))
