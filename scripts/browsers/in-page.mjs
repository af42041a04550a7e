// Functions that run in the page: each stands alone, as its source is what is sent there.

/** Whether all parts of the page are React's: a click on one that is not yet is lost. */
export function isHydrated() {
  const parts = [...document.querySelectorAll('main, main section, header button, footer')]
  const taken = parts.every((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactFiber$')),
  )
  return document.querySelector('main') !== null && taken
}

/**
 * The first element to be seen that has these words, as its label or its text.
 * @param {string} selector
 * @param {string} [words]
 */
export function find(selector, words = '') {
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').includes(words) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}

/**
 * The control of a form that stands under a label.
 * @param {string} form
 * @param {string} label
 */
export function findField(form, label) {
  const labels = [...document.querySelectorAll(`${form} label`)]
  const found = labels.find((element) => element.textContent?.trim().startsWith(label))
  return found instanceof HTMLLabelElement ? found.control : null
}

/**
 * What stands in the fields that a visitor sees, in their order.
 * @param {string} form
 */
export function values(form) {
  return [...document.querySelectorAll(`${form} label`)].flatMap((label) => {
    const control = label instanceof HTMLLabelElement ? label.control : null
    const written = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return written && !control.closest('[aria-hidden="true"]') ? [control.value] : []
  })
}

/** What has the focus, by its label or its text. */
export function focused() {
  const element = document.activeElement
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
}

/** The field that has the focus, as "before|after" the caret. */
export function caret() {
  const field = /** @type {HTMLInputElement} */ (document.activeElement)
  const place = field.selectionStart ?? 0
  return `${field.value.slice(0, place)}|${field.value.slice(place)}`
}

/** @param {number} place */
export function placeCaret(place) {
  const field = /** @type {HTMLInputElement} */ (document.activeElement)
  field.setSelectionRange(place, place)
}

/** Brings each picture into view; those that did not come. */
export async function missingPictures() {
  const pictures = [...document.images].filter((image) => image.checkVisibility())
  const limit = Date.now() + 10_000
  for (const image of pictures) {
    image.scrollIntoView({ behavior: 'instant' })
    while (!image.complete && Date.now() < limit)
      await new Promise((resolve) => {
        setTimeout(resolve, 20)
      })
  }
  const missing = pictures.filter((image) => !image.complete || image.naturalWidth === 0)
  return { count: pictures.length, missing: missing.map((image) => image.currentSrc) }
}

/** How far the page can be scrolled sideways. */
export function sideways() {
  window.scrollTo(200, 0)
  return window.scrollX
}

/**
 * A choice that the conversation offers, in its shadow root.
 * @param {string} words
 */
export function findChoice(words) {
  const root = document.querySelector('[role="log"]')?.firstElementChild?.shadowRoot
  const buttons = [...(root?.querySelectorAll('button') ?? [])]
  return buttons.find((button) => button.textContent?.trim() === words)
}

/** What the conversation says. */
export function conversation() {
  const root = document.querySelector('[role="log"]')?.firstElementChild?.shadowRoot
  return root?.textContent ?? ''
}

/** How the home page is laid out on its grid, in pixels. */
export function layout() {
  const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)]
  const words = (/** @type {Element} */ element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
  return {
    axis: Math.min(...all('.axis-mark').map((mark) => mark.getBoundingClientRect().left)),
    headlines: all('.hero-title, h2.headline').map((headline) => words(headline).right),
    /** How many lines each call to action takes. */
    calls: all('.hero-calls a span:first-child').map((label) => {
      const { lineHeight } = getComputedStyle(label)
      return Math.round(words(label).height / Number.parseFloat(lineHeight))
    }),
    /** How far each course's description stands below its title. */
    gaps: all('#courses h3').map((title) => {
      const next = title.nextElementSibling ?? title
      return next.getBoundingClientRect().top - words(title).bottom
    }),
  }
}
