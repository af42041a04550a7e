import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import type { UserConfig } from 'vite'
import { buildFacts } from './plugins/build-facts.ts'
import { hosting } from './plugins/hosting/hosting.ts'
import { localServices } from './plugins/local-services.ts'
import { prerender } from './plugins/prerender.ts'
import { settingsReport } from './plugins/settings-report.ts'
import { siteFilesPlugin } from './plugins/site-files.ts'
import { siteHtml } from './plugins/site-html.ts'
import { staticHost } from './plugins/static-host.ts'
import { parseEnv } from './src/config/env.ts'

export default defineConfig(async ({ mode, isPreview }): Promise<UserConfig> => {
  // The tests run on the defaults, whatever an owner has set: no file is read.
  const settings = parseEnv(loadEnv(mode, !process.env['SITE_DEFAULTS'] && process.cwd()))
  const { env } = settings
  return {
    // The preview server answers like a static host: no fallback to the home page.
    appType: isPreview ? 'mpa' : 'spa',
    resolve: { alias: { '@': `${import.meta.dirname}/src` } },
    base: `${env.basePath}/`,
    define: await buildFacts(env, `${import.meta.dirname}/public`),
    plugins: [
      react(),
      tailwindcss(),
      settingsReport(settings, { strict: !process.env['SITE_FORGIVING'] }),
      siteHtml(env),
      siteFilesPlugin(env),
      prerender(env),
      hosting(env),
      staticHost(),
      localServices({
        ...env.mail,
        ...env.optional,
        companyEmail: env.companyEmail,
        brandName: env.brandName,
        // The browser tests send faster than people do.
        rateLimitMs: Number(process.env['LOCAL_MAIL_RATE_LIMIT_MS'] ?? 1000),
      }),
    ],
    build: {
      // Pages and files stand as they are addressed, what speaks to hosts above them.
      outDir: `${process.env['SITE_DIST'] ?? 'dist'}${env.basePath}`,
      emptyOutDir: true,
      target: 'es2023',
      // All styles together are smaller than those of one page in several files.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // What seldom changes stays in the caches of returning visitors.
              { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
              // What every page starts with, in one file, then what later parts share.
              { name: 'site', test: /src\/(?!main)|lucide-react/, tags: ['$initial'] },
              {
                name: 'controls',
                test: /node_modules\/(?!@typebot|@emailjs|lucide)|ui\/(menu|tooltip|inert|owner)/,
              },
              { name: 'later', test: /src\//, minShareCount: 2 },
            ],
          },
        },
      },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The chat's client, which comes only when the chat is opened.
      chunkSizeWarningLimit: 700,
    },
    preview: { port: 4173 },
  }
})
