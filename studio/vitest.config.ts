import { defineConfig } from 'vitest/config'

// The tests try what was made for the example, whatever an owner has beside it.
process.env['SITE_DEFAULTS'] = '1'

export default defineConfig({
  test: { include: ['tests/**/*.test.ts'], testTimeout: 20_000 },
})
