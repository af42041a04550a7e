import { expect, it } from 'vitest'
import { contrastCheck } from '../../plugins/checks/contrast-check.ts'
import { siteFolder } from '../../plugins/settings/site-folder.ts'

const FOLDER = siteFolder()

// e2e/accessibility.spec.ts checks every text of the pages, at 4.5.
it.each(['src/styles/theme.css', 'src/styles/neutral.css'])(
  'The colours of %s stand out from each other',
  (theme) => {
    expect(contrastCheck({ ...FOLDER, themes: [theme] })).toEqual([])
  },
)
