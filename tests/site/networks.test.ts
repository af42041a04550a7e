import { expect, it } from 'vitest'
import { networkOf } from '@/site/networks.ts'

it.each([
  ['https://www.instagram.com/austral', 'Instagram'],
  ['https://br.linkedin.com/company/austral', 'LinkedIn'],
  ['https://x.com/austral', 'X'],
  ['https://netflix.com/austral', undefined],
  ['instagram.com/austral', undefined],
])('The network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
