import path from 'node:path'
import { expect, it } from 'vitest'
import { fromRoot, moduleId } from '../../plugins/from-root.ts'

const FILE = 'src/content/pt-br/hero.yml'

it.each([
  ['/srv/src/site', '/srv/src/site/src/content/pt-br/hero.yml', path.posix],
  ['C:\\src\\site', 'C:/src/site/src/content/pt-br/hero.yml', path.win32],
  ['C:\\src\\site', 'c:\\src\\site\\src\\content\\pt-br\\hero.yml', path.win32],
] as const)('In %s a file is found by its path from there', (root, file, system) => {
  expect(fromRoot(root, file, system)).toBe(FILE)
  expect(moduleId(root, FILE, system).toLowerCase()).toBe(file.replaceAll('\\', '/').toLowerCase())
})
