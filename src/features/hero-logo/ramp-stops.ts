/** Where the six inks of the aurora lie along a line at rest, base to top. */
const REST = [0, 0.09, 0.27, 0.46, 0.68, 1] as const
const LIME = REST[2]

/** The same stops with the lime at `core`: what lies below is squeezed, what lies above is spread. */
export function rampStops(core: number): number[] {
  return REST.map((stop) =>
    stop < LIME
      ? (stop * core) / LIME
      : Math.min(1, core + ((stop - LIME) * (1 - core)) / (1 - LIME)),
  )
}
