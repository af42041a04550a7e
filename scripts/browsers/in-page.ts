// Functions that run in the page: each stands alone, as its source is what is sent there.

/** The first element to be seen that has these words, as its label or its text. */
export function find(selector: string, words: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      (element.getAttribute('aria-label') ?? element.textContent).includes(words) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}

/** Whether the whole style is there, which comes after the first paint. */
export function hasStyle(): boolean {
  return [...document.styleSheets].some(({ href }) => href?.includes('/assets/style-'))
}

/** What has the focus, in a shadow root too, by its id, its label or its text. */
export function focused(): string {
  const host = document.activeElement
  const element = host?.shadowRoot?.activeElement ?? host
  return element?.id || (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
}

/** The field that has the focus, as "before|after" the caret, which is placed first if asked. */
export function caret(place?: number): string {
  const field = document.activeElement as HTMLInputElement
  if (typeof place === 'number') field.setSelectionRange(place, place)
  const at = field.selectionStart ?? 0
  return `${field.value.slice(0, at)}|${field.value.slice(at)}`
}

/** How many pictures there are, and how many do not come or are in no format of this browser. */
export async function pictures() {
  const shown = [...document.images].filter((image) => image.checkVisibility())
  for (const image of shown) image.loading = 'eager'
  await Promise.allSettled(shown.map((image) => image.decode()))
  const isThere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  return { count: shown.length, missing: shown.filter((image) => !isThere(image)).length }
}

/** How many lines each call of the hero takes, and how far what follows a course's title is below it. */
export function rows() {
  const words = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
  const calls = [...document.querySelectorAll('.hero-calls a span:first-child')]
  const lineHeight = (call: Element) => Number.parseFloat(getComputedStyle(call).lineHeight)
  return {
    calls: calls.map((call) => Math.round(words(call).height / lineHeight(call))),
    gaps: [...document.querySelectorAll('#courses h3')].map((title) => {
      const next = title.nextElementSibling ?? title
      return next.getBoundingClientRect().top - words(title).bottom
    }),
  }
}

/** The picture that the aurora's engine has drawn; empty before there is one. */
export function aurora(): string {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-live]')
  const image = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  return image?.data.some((part) => part > 0) ? (canvas?.toDataURL() ?? '') : ''
}

/** From the end of an element to the beginning of another, in pixels. */
export function distance(from: string, to: string): number {
  const [end, start] = [from, to].map((one) => document.querySelector(one)?.getBoundingClientRect())
  return Math.abs(Number(end?.bottom) - Number(start?.top))
}
