import { expect, it } from 'vitest'
import { parseSettings } from '../../plugins/texts/read-site.ts'
import { sections } from '../../plugins/sections.ts'
import { copyContent } from './texts/temporary-content.ts'

function read(...names: string[]) {
  const { root, set } = copyContent()
  set('site.yml', { sections: names })
  return parseSettings({}, root).env.sections
}

it('The home page has the sections that the site names, in their order, and the code of no other', () => {
  const { load } = sections(read('contact', 'services'))
  const code = (load as (id: string) => string)('\0virtual:sections')
  expect(code).toContain('export default [ContactSection, ServicesSection]')
  expect(code.match(/import/g)).toHaveLength(2)
})

it('A section that is unknown or named twice is refused', () => {
  expect(() => read('contact', 'blog')).toThrow(/site\.yml:\d+: sections/)
  expect(() => read('contact', 'contact')).toThrow(/names a section twice/)
})
