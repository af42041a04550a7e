import { defineConfig } from 'vitest/config'

const results = process.env['UNIT_RESULTS']

export default defineConfig({
  resolve: { alias: { '@': `${import.meta.dirname}/src` } },
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify('2026') },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    reporters: ['default', ...(results ? (['json'] as const) : [])],
    ...(results ? { outputFile: { json: results } } : {}),
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
