// The second script of a built page. It keeps drafts and clicks, and starts the page's code.
import { keepDrafts } from '../drafts.ts'
import { awaitStoredLanguage } from './await-language.ts'
import { holdPresses } from './hold-presses.ts'
import type { PageFiles } from './page-files.ts'
import { scriptData } from './script-data.ts'
import { startPageInLanguage } from './start-in-language.ts'
import { startPage } from './start-page.ts'

const files = scriptData() as PageFiles
holdPresses()
keepDrafts()
if (import.meta.env.WHOLE_LANGUAGES) void startPageInLanguage(files)
else {
  if (files.dictionaries) awaitStoredLanguage(files.dictionaries)
  void startPage(files)
}
