import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { localServices } from './plugins/local-services'
import { prerender } from './plugins/prerender'
import { settingsReport } from './plugins/settings-report'
import { siteFilesPlugin } from './plugins/site-files'
import { siteHtml } from './plugins/site-html'
import { staticHost } from './plugins/static-host'
import { parseEnv } from './src/config/env'

export default defineConfig(({ mode, isPreview }) => {
  const { env, faults } = parseEnv(loadEnv(mode, process.cwd()))
  return {
    // The preview server answers like a static host: no fallback to the home page.
    appType: isPreview ? 'mpa' : 'spa',
    resolve: { alias: { '@': `${import.meta.dirname}/src` } },
    plugins: [
      react(),
      tailwindcss(),
      settingsReport(env, faults),
      siteHtml(env),
      siteFilesPlugin(env),
      prerender(env),
      staticHost(),
      localServices({
        ...env.mail,
        companyEmail: env.companyEmail,
        brandName: env.brandName,
      }),
    ],
    build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
    preview: { port: 4173 },
  }
})
