import { expect, it, vi } from 'vitest'
import { readVariables } from '../../../plugins/settings/read-variables.ts'
import { readSite } from '../../../plugins/site/read-site.ts'
import { readSiteYaml } from '../../../plugins/texts/read-texts.ts'
import { copyContent } from '../../support/temporary-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

it('site.yml names the company, unless the environment says otherwise', () => {
  const { folder, set } = copyContent()
  set('site.yml', {
    brand: 'Nuvem Boa',
    city: 'Recife, Brasil',
    founded: 1998,
    started: 1990,
    links: { privacy: '/privacidade.html' },
    sectionAddresses: { courses: 'planos' },
  })
  const { site, faults } = readSite({ VITE_COMPANY_CITY: 'Olinda, Brasil' }, folder)
  expect(faults).toEqual([])
  expect(site).toMatchObject({
    brand: 'Nuvem Boa',
    city: 'Olinda, Brasil',
    founded: 1998,
  })
  expect(site.links).toEqual({ privacy: '/privacidade.html' })
  expect(site.sectionIds).toMatchObject({ courses: 'planos', services: 'services' })
})

it.each([
  [
    { phone: '48 90000-0000' },
    /: phone is not a phone number in E\.164, such as \+5548900000000\.$/m,
  ],
  [{ founded: 2200 }, /: founded is more than 2100/],
  [{ founded: 2010, started: 2011 }, /: started is after the year of "founded"/],
  [{ sections: ['contact', 'blog'] }, /: sections/],
  [{ sections: ['contact', 'contact'] }, /: sections names a section twice/],
  [
    { sectionAddresses: { courses: 'contact' } },
    /: sectionAddresses has one address for two sections/,
  ],
])('In site.yml %j is refused by its line and key, with what is expected', (values, fault) => {
  const { folder, set } = copyContent()
  set('site.yml', values)
  expect(() => readSiteYaml(folder)).toThrow(
    new RegExp(`src/content/site\\.yml:\\d+${fault.source}`),
  )
})

it('In Portuguese a fault also names the field as the editor does', async () => {
  const { folder, set } = copyContent()
  set('site.yml', { city: undefined })
  vi.stubEnv('LANG', 'pt_BR.UTF-8')
  vi.resetModules()
  const inPortuguese = await import('../../../plugins/texts/read-texts.ts')
  expect(() => inPortuguese.readSiteYaml(folder)).toThrow('city está faltando (Cidade.')
})

it('Settings are read as editors of all systems write them, unless the environment says otherwise', () => {
  vi.stubEnv('VITE_COMPANY_CITY', 'Olinda, Brasil')
  const folder = temporaryFolder({
    '.env':
      '\uFEFFVITE_SITE_URL=https://a.example\r\nVITE_BRAND_NAME="Zê & Filhos"\r\nVITE_COMPANY_CITY=x\r\n',
  })
  expect(readVariables('production', folder)).toMatchObject({
    VITE_SITE_URL: 'https://a.example',
    VITE_BRAND_NAME: 'Zê & Filhos',
    VITE_COMPANY_CITY: 'Olinda, Brasil',
  })
})
