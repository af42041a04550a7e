/** An observer to which nothing ever happens: jsdom lays nothing out. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom asks it to match the selector `:invalid`, which must not tell the page of anything. */
function checkSilently(this: { validity: ValidityState }): boolean {
  return this.validity.valid
}

/** Gives jsdom what every browser has and it lacks, in the plainest form: a light device, free to move. */
export function fillBrowserGaps(): void {
  Object.assign(window, {
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    scrollTo: () => undefined,
  })
  Object.assign(document, { getAnimations: () => [] })
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  })
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement])
    Object.assign(prototype, { checkValidity: checkSilently })
  // As in a browser that has no canvas to give.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
}
