/** How far places are from being one. */
export function spread(places: number[]): number {
  return Math.max(...places) - Math.min(...places)
}

/** Runs in the page: where the pieces of the vertical line and the headlines stand, in pixels from the left. */
export function measure() {
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())
  const middles = (selector: string) =>
    seen(selector)
      .map((it) => it.getBoundingClientRect())
      .map(({ left, width }) => left + width / 2)
  /** What is drawn before the elements. */
  const drawn = (selector: string) =>
    seen(selector).flatMap((it) => {
      const { content, left } = getComputedStyle(it, '::before')
      return content === 'none' ? [] : [it.getBoundingClientRect().left + Number.parseFloat(left)]
    })
  return {
    axis: [
      ...middles('circle[data-star="alpha"], .footer-pole'),
      ...drawn('.axis').map((left) => left + 0.5),
      ...drawn('.axis-number'),
    ],
    headlines: seen('h2.headline').map((it) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      const { left, right } = range.getBoundingClientRect()
      const { letterSpacing } = getComputedStyle(it)
      return { left, right: right - Number.parseFloat(letterSpacing) }
    }),
  }
}
