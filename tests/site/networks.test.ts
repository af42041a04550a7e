import { expect, it } from 'vitest'
import { NETWORK_NAMES, networkOf } from '@/site/networks.ts'

it.each<[string, string | undefined]>([
  ...NETWORK_NAMES.map((name): [string, string] => [`https://${name}.com/austral`, name]),
  ['https://br.linkedin.com/company/austral', 'LinkedIn'],
  ['https://netflix.com/austral', undefined],
  ['instagram.com/austral', undefined],
])('The network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
