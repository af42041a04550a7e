/** A drawing of the mark in one colour, where it is at least `from` pixels high. */
export interface Ink {
  from: number
  viewBox: string
  shapes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}
