import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, perEnvironmentPlugin, type UserConfig } from 'vite'
import { reportMissing } from './plugins/checks/checks.ts'
import { settingsReport } from './plugins/checks/settings-report.ts'
import { editor } from './plugins/editor/editor.ts'
import { staticHost } from './plugins/hosting/static-host.ts'
import { emptyHostFolder, writeHostFiles } from './plugins/hosting/write-host-files.ts'
import { localServices } from './plugins/local-services/local-services.ts'
import { writeMails } from './plugins/mails/write-mails.ts'
import { dropUnnamed, media } from './plugins/media/media.ts'
import { languageEnvironments, languageOf } from './plugins/prerender/language-builds.ts'
import { metadataFiles } from './plugins/prerender/metadata-files.ts'
import { OLDEST_BROWSERS } from './plugins/prerender/oldest-browsers.ts'
import { prerender } from './plugins/prerender/prerender.ts'
import { siteHtml } from './plugins/prerender/site-html.ts'
import { readProcessEnv } from './plugins/process-env.ts'
import { readVariables } from './plugins/settings/read-variables.ts'
import { ROOT } from './plugins/settings/site-folder.ts'
import { aliasesOf } from './plugins/site/aliases.ts'
import { defineFlags } from './plugins/site/flags.ts'
import { readSite } from './plugins/site/read-site.ts'
import { restartOnEdit } from './plugins/site/restart-on-edit.ts'
import { virtualSite } from './plugins/virtual-site/virtual-site.ts'

export default defineConfig(({ command, mode, isPreview }): UserConfig => {
  // Whatever a host has set: in a build, `development` would mean React's slow version.
  process.env['NODE_ENV'] = command === 'build' ? 'production' : 'development'
  const read = () => readSite(readVariables(mode))
  const parsed = read()
  const { site } = parsed
  return {
    root: ROOT,
    base: `${site.basePath}/`,
    // Like a static host, the preview server does not fall back to the home page.
    appType: isPreview ? 'mpa' : 'spa',
    define: defineFlags(site),
    publicDir: `${ROOT}/${site.folder.public}`,
    resolve: { alias: aliasesOf(site.folder, site.parts) },
    plugins: [
      settingsReport(parsed),
      restartOnEdit(site, read),
      perEnvironmentPlugin('virtual-site', (environment) =>
        virtualSite(languageOf(environment, site), site),
      ),
      react(),
      tailwindcss(),
      // Files that the development server has as well as the build.
      siteHtml(site),
      metadataFiles(site),
      media(site),
      editor(site),
      // The servers alone.
      staticHost(site),
      localServices(site),
    ],
    builder: {
      sharedConfigBuild: true,
      async buildApp(builder) {
        const { config } = builder
        await emptyHostFolder(config, site)
        await prerender(builder, site)
        await dropUnnamed(config)
        await writeHostFiles(config, site)
        await writeMails(config, site)
        if (mode === 'production') await reportMissing(parsed, (text) => config.logger.warn(text))
      },
    },
    environments: command === 'build' ? languageEnvironments(site) : {},
    build: {
      // The site is in the folder of its base path. Files for hosts are at the top of `dist`.
      outDir: readProcessEnv().dist + site.basePath,
      target: Object.entries(OLDEST_BROWSERS).map((browser) => browser.join('')),
      // One style sheet is smaller than the several files of one page.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The chat's client is larger, but is loaded only when the chat is opened.
      chunkSizeWarningLimit: 700,
    },
    // By default Vite would also scan the HTML of guides, mails and cards.
    optimizeDeps: { entries: ['index.html'] },
    server: {
      warmup: { clientFiles: ['src/main.tsx', 'src/index.css', 'src/screens/**/*-page.tsx'] },
    },
  }
})
