import { interpolate } from './interpolate.ts'

export function displayCity(address: string, text: string): string {
  const [, city] = /^(.+), Brasil$/.exec(address) ?? []
  return city === undefined ? address : interpolate(text, { city })
}
