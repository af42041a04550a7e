import { expect, it } from 'vitest'
import { profilesOf } from '../../../plugins/virtual-site/profiles.ts'
import { networkOf, NETWORK_NAMES } from '../../../src/site/networks.ts'

it.each([
  ['https://www.instagram.com/austral', 'Instagram'],
  ['https://br.linkedin.com/company/austral', 'LinkedIn'],
  ['https://x.com/austral', 'X'],
  ['https://netflix.com/austral', undefined],
  ['instagram.com/austral', undefined],
])('The network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('Each network has an icon', () => {
  const addresses = NETWORK_NAMES.map((name) => `https://${name}.com/austral`)
  const drawn = profilesOf(addresses).filter(({ icon }) => /^M[\d.]+/i.test(icon.path))
  expect(drawn.map(({ network }) => network)).toEqual(NETWORK_NAMES)
})
