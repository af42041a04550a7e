import { expect, it } from 'vitest'
import { readMade } from '../../../plugins/brand/made.ts'
import { siteFolder } from '../../../plugins/settings/site-folder.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

it('What was made and is damaged by a merge says how to mend it', () => {
  const root = temporaryFolder({ 'src/content/made.json': '{\n<<<<<<< HEAD\n' })
  expect(() => readMade(siteFolder(root))).toThrow(
    /^src\/content\/made\.json is damaged.*\n.*npm run brand/,
  )
})
