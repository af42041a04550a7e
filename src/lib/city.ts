import { interpolate } from './interpolate.ts'

/** Translates a city that ends with ", Brasil"; any other stays as it is. */
export function displayCity(place: string, text: string): string {
  const [, city] = /^(.+), Brasil$/.exec(place) ?? []
  return city === undefined ? place : interpolate(text, { city })
}
