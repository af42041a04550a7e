/** How far places are from being one. */
export function spread(places: number[]): number {
  return Math.max(...places) - Math.min(...places)
}

/** Runs in the page: where the pieces of each kind stand, in pixels. */
export function measure() {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const boxes = (selector: string) =>
    all(selector)
      .filter((it) => it.checkVisibility())
      .map((it) => it.getBoundingClientRect())
  /** What is drawn before the elements, at their full height. */
  const drawn = (selector: string) =>
    all(selector).flatMap((it) => {
      const { content, left, top } = getComputedStyle(it, '::before')
      const box = it.getBoundingClientRect()
      return content === 'none'
        ? []
        : [
            {
              left: box.left + Number.parseFloat(left),
              top: box.top + Number.parseFloat(top),
              bottom: box.bottom,
            },
          ]
    })
  const legs = drawn('.axis')
  const stars = boxes('circle[data-star="alpha"]')
  const poles = boxes('.footer-pole')
  const middles = (shapes: DOMRect[]) => shapes.map(({ top, height }) => top + height / 2)
  const starts = [...legs.map(({ top }) => top), ...middles(poles)]
  const ends = [...middles(stars), ...legs.map(({ bottom }) => bottom)]
  return {
    axis: [
      ...stars.map(({ left, width }) => left + width / 2),
      ...legs.map(({ left }) => left + 0.5),
      ...drawn('.section-heading').map(({ left }) => left),
      ...poles.map(({ left, width }) => left + width / 2),
    ],
    /** The gaps between the parts of the axis. */
    gaps: starts.map((start, index) => start - (ends[index] ?? Number.NaN)),
    asides: boxes('main .side-columns, footer .side-columns').map(({ left }) => left),
    plates: boxes('main div:has(> form), img.main-columns').map(({ right }) => right),
    headlines: all('h2.headline').map((it) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      const { left, right } = range.getBoundingClientRect()
      const { letterSpacing } = getComputedStyle(it)
      return { left, right: right - Number.parseFloat(letterSpacing) }
    }),
  }
}
