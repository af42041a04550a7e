// Takes the texts of all languages, or of those named, for translations of the Portuguese as it is now:
// npm run translated -- en-US
import { recordTranslations } from '../plugins/texts/language-texts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../src/config/languages.ts'

const named = process.argv.slice(3)
for (const { value } of LANGUAGES)
  if (value !== DEFAULT_LANGUAGE && (named.length === 0 || named.includes(value))) {
    await recordTranslations(process.cwd(), value)
    console.log(`src/content/${value.toLowerCase()}/translated.json`)
  }
