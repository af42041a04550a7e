import { expect, it } from 'vitest'
import { contrastCheck } from '../../../plugins/checks/contrast-check.ts'
import { folderWith } from '../../support/folder-with.ts'

it('Colours that do not stand out from each other are named', () => {
  expect(contrastCheck(folderWith('--primary: #0a6'))).toEqual([
    expect.stringMatching(/^--primary on --ground has a contrast of 3\.\d in the light .* 4\.5/),
    expect.stringMatching(/^--primary on --raised has/),
    expect.stringMatching(/^--on-primary on --primary has a contrast of 3\.\d in the light/),
  ])
})

// checks.test.ts has those of the example.
it('The neutral colours stand out from each other', () => {
  expect(contrastCheck(folderWith(''))).toEqual([])
})
