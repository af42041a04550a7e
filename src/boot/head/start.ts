// The second script of a built page. It keeps drafts and clicks, and starts the page's code.
import { keepDrafts } from '../drafts.ts'
import { awaitTexts, awaitCode } from './await-language.ts'
import { holdPresses } from './hold-presses.ts'
import type { PageFiles } from './page-files.ts'
import { scriptData } from './script-data.ts'
import { startPage } from './start-page.ts'

const { dictionaries = {}, ...files } = scriptData() as PageFiles
holdPresses()
keepDrafts()
if (import.meta.env.LANGUAGE_PAGES) void startPage({ ...files, code: awaitCode(files) })
else {
  awaitTexts(dictionaries)
  void startPage(files)
}
