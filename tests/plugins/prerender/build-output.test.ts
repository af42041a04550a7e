import { expect, it } from 'vitest'
import { builtAsset, codeAddress } from '../../../plugins/prerender/build-output.ts'

it('A build fails where a page, or its style, has no file of its own', () => {
  const built = { files: [], base: '/' }
  expect(() => codeAddress(built, 'index.html')).toThrow('no file for index.html')
  expect(() => builtAsset(built, 'style.css')).toThrow('no style.css')
})
