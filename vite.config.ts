import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, loadEnv, mergeConfig, type Rolldown, type UserConfig } from 'vite'
import { buildFacts } from './plugins/build-facts.ts'
import { hosting } from './plugins/hosting/hosting.ts'
import { languageTexts, TEXTS } from './plugins/texts/language-texts.ts'
import { localServices, serviceSettings } from './plugins/local-services/local-services.ts'
import { prerender } from './plugins/prerender/prerender.ts'
import { serviceIcons } from './plugins/service-icons.ts'
import { settingsReport } from './plugins/settings-report.ts'
import { siteFiles } from './plugins/site-files.ts'
import { siteHtml } from './plugins/site-html.ts'
import { staticHost } from './plugins/static-host.ts'
import { trustedTypes } from './plugins/trusted-types.ts'
import { translationsReport } from './plugins/texts/translations-report.ts'
import { parseEnv, type Env } from './src/config/env.ts'
import { DEFAULT_LANGUAGE, type Language } from './src/config/languages.ts'

const ROOT = import.meta.dirname

/** What every build of the site is made by, in whatever language. */
async function siteConfig(env: Env, language: Language): Promise<UserConfig> {
  return {
    root: ROOT,
    resolve: { alias: { '@/texts': TEXTS, '@': `${ROOT}/src` } },
    base: `${env.basePath}/`,
    define: await buildFacts(env, ROOT, language),
    plugins: [
      languageTexts(language, ROOT, env),
      serviceIcons(ROOT),
      react(),
      tailwindcss(),
      siteHtml(env),
      trustedTypes(env),
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
              // What seldom changes, with the bundler's own helpers (\0), stays in visitors' caches.
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0/,
              },
              { name: 'controls', test: /node_modules\/(?!lucide)/, tags: ['$initial'] },
              // What every page starts with, in one file, then what the pages share.
              { name: 'site', test: /src\/(?!main)|lucide-react/, tags: ['$initial'] },
              { name: 'shared', test: /src\/|lucide-react/, minShareCount: 2 },
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
}

/** Builds the pages of another language into the folder of the first. */
async function buildLanguage(
  env: Env,
  language: Language,
  outDir: string,
): Promise<Rolldown.OutputBundle> {
  const config = await siteConfig(env, language)
  const output = await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'warn',
      plugins: [prerender(env, language)],
      build: { outDir, emptyOutDir: false, copyPublicDir: false },
    }),
  )
  return Object.fromEntries(
    (output as Rolldown.RolldownOutput).output.map((file) => [file.fileName, file]),
  )
}

export default defineConfig(async ({ mode, isPreview }): Promise<UserConfig> => {
  // The tests run on the defaults, whatever an owner has set: no file is read.
  const settings = parseEnv(loadEnv(mode, !process.env['SITE_DEFAULTS'] && process.cwd()))
  const { env } = settings
  const forgiving = Boolean(process.env['SITE_FORGIVING'])
  return mergeConfig(await siteConfig(env, DEFAULT_LANGUAGE), {
    // The preview server answers like a static host: no fallback to the home page.
    appType: isPreview ? 'mpa' : 'spa',
    plugins: [
      settingsReport(settings, { strict: !forgiving }),
      translationsReport(env),
      siteFiles(env),
      prerender(env, DEFAULT_LANGUAGE, (language, outDir) => buildLanguage(env, language, outDir)),
      hosting(env, !forgiving),
      staticHost(),
      // As EmailJS does.
      localServices({ ...serviceSettings(env), rateLimitMs: 1000 }),
    ],
  })
})
