// Takes the texts of all languages, or of those named, for translations of the Portuguese as it is now:
// npm run translated -- en-US
import { runnerImport } from 'vite'

/** @type {typeof import('../plugins/language-texts.ts')} */
const { recordTranslations } = (await runnerImport('./plugins/language-texts.ts')).module
/** @type {typeof import('../src/config/languages.ts')} */
const { DEFAULT_LANGUAGE, LANGUAGES } = (await runnerImport('./src/config/languages.ts')).module

const named = process.argv.slice(2)
for (const { value } of LANGUAGES)
  if (value !== DEFAULT_LANGUAGE && (named.length === 0 || named.includes(value))) {
    await recordTranslations(process.cwd(), value)
    console.log(`src/content/${value.toLowerCase()}/translated.json`)
  }
