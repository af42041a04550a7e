import { defineConfig } from 'vitest/config'
import { buildFacts } from './plugins/build-facts.ts'
import { languageTexts } from './plugins/texts/language-texts.ts'
import { serviceIcons } from './plugins/service-icons.ts'
import { parseEnv } from './src/config/env.ts'
import { DEFAULT_LANGUAGE } from './src/config/languages.ts'

const results = process.env['UNIT_RESULTS']

/** What needs no window, or would be slow with jsdom's `URL`. */
const NODE_TESTS = [
  'tests/*.test.ts',
  'tests/{config,design,brand,guides,plugins,scripts,specification}/**/*.test.ts',
  'tests/widgets/analytics/analytics-privacy.test.ts',
]

const ROOT = import.meta.dirname
const { env } = parseEnv({})

export default defineConfig(async () => ({
  plugins: [serviceIcons(ROOT)],
  resolve: {
    alias: {
      '@/texts': `${ROOT}/src/content/pt-br`,
      '@': `${ROOT}/src`,
    },
  },
  define: await buildFacts(env, ROOT),
  test: {
    // One after the other, so that a process can be kept for the next file.
    projects: [
      {
        extends: true as const,
        test: { name: 'node', include: NODE_TESTS, sequence: { groupOrder: 1 } },
      },
      {
        extends: true as const,
        plugins: [languageTexts(DEFAULT_LANGUAGE, ROOT, env)],
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
