import path from 'node:path'
import { defineConfig } from 'vitest/config'

const SITE = path.resolve(import.meta.dirname, '..')

export default defineConfig({
  resolve: { alias: { '@': `${SITE}/src` } },
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 20_000,
  },
})
