import { defineConfig } from 'vitest/config'
import { buildFacts } from './plugins/build-facts.ts'
import { serviceIcons } from './plugins/service-icons.ts'
import { parseEnv } from './src/config/env.ts'

const results = process.env['UNIT_RESULTS']

/** What needs no window, or would be slow with jsdom's `URL`. */
const NODE_TESTS = [
  'tests/*.test.ts',
  'tests/{config,design,brand,guides,plugins,scripts,specification}/**/*.test.ts',
  'tests/widgets/analytics/analytics-privacy.test.ts',
]

export default defineConfig(async () => ({
  plugins: [serviceIcons(import.meta.dirname)],
  resolve: {
    alias: {
      '@/texts': `${import.meta.dirname}/src/content/pt-br`,
      '@': `${import.meta.dirname}/src`,
    },
  },
  define: await buildFacts(parseEnv({}).env, import.meta.dirname),
  test: {
    // One after the other, so that a process can be kept for the next file.
    projects: [
      {
        extends: true as const,
        test: { name: 'node', include: NODE_TESTS, sequence: { groupOrder: 1 } },
      },
      {
        extends: true as const,
        test: {
          name: 'page',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: NODE_TESTS,
          environment: 'jsdom',
          sequence: { groupOrder: 2 },
        },
      },
    ],
    isolate: false,
    setupFiles: ['tests/setup.ts'],
    reporters: ['default', ...(results ? (['json'] as const) : [])],
    ...(results ? { outputFile: { json: results } } : {}),
    // By default one core is left free.
    maxWorkers: '100%',
    // A busy machine is no fault of the code.
    testTimeout: 20_000,
    restoreMocks: true,
  },
}))
