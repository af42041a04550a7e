import { expect, it } from 'vitest'
import { contrastCheck } from '../../plugins/checks/contrast-check.ts'
import { siteFolder } from '../../plugins/settings/site-folder.ts'

// e2e/accessibility.spec.ts checks every text of the pages, at 4.5.
it.each([
  ['the example', undefined],
  ['a site without a theme', 'tests/sites'],
])('The colours of %s stand out from each other', (_name, own) => {
  expect(contrastCheck(siteFolder(undefined, own))).toEqual([])
})
