import { defineConfig } from 'vitest/config'
import { aliasesOf } from './plugins/site/aliases.ts'
import { defineFlags } from './plugins/site/flags.ts'
import { partsWhere } from './plugins/site/parts.ts'
import { readSite } from './plugins/site/read-site.ts'
import { virtualSite } from './plugins/virtual-site/virtual-site.ts'
import { PART_NAMES } from './src/site/parts.ts'

/** Builds of other sites, which take minutes: npm run test:sites. */
const SITES = 'tests/sites.test.ts'
/** Tests that run without jsdom: they need no window, or are slow with jsdom's `URL`. */
const NODE_TESTS = ['tests/*.test.ts', 'tests/{site,text,plugins,scripts}/**/*.test.ts']

// The tests try the product on its example, whatever an owner has beside it.
process.env['SITE_DEFAULTS'] = '1'
// In English, whatever the language of whoever runs them.
process.env['LANG'] = 'en'
const { site: own } = readSite({ VITE_CAPTCHA_SITE_KEY: 'local' })
/** With every part, also those that the example does not show, but without those that e2e/office tries. */
const site = {
  ...own,
  parts: partsWhere(PART_NAMES, (part) => !['tags', 'profiles'].includes(part)),
}

// Vitest defines flags as strings, and 'false' is true, so those that are off are left out. Forms have no CAPTCHA.
const flags = Object.entries(defineFlags({ ...site, parts: { ...site.parts, captcha: false } }))

export default defineConfig({
  plugins: [virtualSite(site.defaultLanguage, site)],
  resolve: { alias: aliasesOf(site.folder, site.parts) },
  define: Object.fromEntries(flags.filter(([, isOn]) => isOn)),
  test: {
    // The projects run one after the other, so that a process is kept for the next file.
    projects: [
      {
        extends: true as const,
        test: {
          name: 'node',
          include: NODE_TESTS,
          exclude: [SITES],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true as const,
        test: { name: 'sites', include: [SITES], sequence: { groupOrder: 3 } },
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
    setupFiles: ['tests/support/setup.ts'],
    // The default leaves one core free.
    maxWorkers: '100%',
    // Twice the default, for a busy machine. Tests that build with Vite have a limit of their own.
    testTimeout: 10_000,
    restoreMocks: true,
  },
})
