import { interpolate } from './interpolate.ts'

export function displayCity(place: string, text: string): string {
  const [, city] = /^(.+), Brasil$/.exec(place) ?? []
  return city === undefined ? place : interpolate(text, { city })
}
