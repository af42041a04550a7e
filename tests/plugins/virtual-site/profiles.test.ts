import { expect, it } from 'vitest'
import { profilesOf } from '../../../plugins/virtual-site/profiles.ts'
import { NETWORK_NAMES } from '../../../src/site/networks.ts'

it('Each network has an icon', () => {
  const addresses = NETWORK_NAMES.map((name) => `https://${name}.com/austral`)
  const drawn = profilesOf(addresses).filter(({ icon }) => /^M[\d.]+/i.test(icon.path))
  expect(drawn.map(({ network }) => network)).toEqual(NETWORK_NAMES)
})
