/** What the keyboard met at one stop. */
export interface Stop {
  /** Place in the order of the document, or -1 for an element that should be no stop. */
  index: number
  name: string
  /** How thick the mark of the focus is, in pixels, and its contrast with what it is drawn on. */
  mark: { width: number; contrast: number }
  /** The element that lies over a part of it, if any, and whether it lies over all of it. */
  hiddenBy: string
  hidden: boolean
}

export interface Stops {
  count: number
  /** The stop that has the focus, or -1. */
  current: number
  /** The stop after the last one of the part that is walked over. */
  end: number
}

/** Runs in the page: notes its controls and looks at where the focus is. */
export function watchFocus(): void {
  const CONTROLS = 'a[href], button, input, textarea, select, summary, [tabindex="0"]'
  let stops: Element[] = []

  // What the focus changes is looked at when it has changed.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)

  /** Notes the controls that the keyboard has to reach, and goes to the one before `part`. */
  function note(part = 'body'): Stops {
    stops = Array.from(document.querySelectorAll<HTMLElement>(CONTROLS)).filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    const inside = stops.map((element) => element.closest(part) !== null)
    const before = stops[inside.indexOf(true) - 1]
    if (before instanceof HTMLElement) before.focus()
    const current = document.activeElement ? stops.indexOf(document.activeElement) : -1
    return { count: stops.length, current, end: inside.lastIndexOf(true) + 1 }
  }

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

  /** Lays a colour over those laid before it. */
  function lay(colour: string): { luminance: number; alpha: number } {
    if (!canvas) throw new Error('No canvas to read colours with')
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    const linear = (part: number) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    return {
      luminance: 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue),
      alpha,
    }
  }

  function contrast(colour: string, around: Element | null): number {
    let ground = { luminance: 1, alpha: 0 }
    for (let element = around; element && ground.alpha < 255; element = element.parentElement) {
      canvas?.clearRect(0, 0, 1, 1)
      ground = lay(getComputedStyle(element).backgroundColor)
    }
    const mark = lay(colour)
    const high = Math.max(mark.luminance, ground.luminance)
    const low = Math.min(mark.luminance, ground.luminance)
    return Math.round(((high + 0.05) / (low + 0.05)) * 100) / 100
  }

  /** The outline, or for a field the bar that is drawn along the bottom of its row. */
  function markOf(element: Element): Stop['mark'] {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element)
    if (outlineStyle !== 'none') {
      const inside = Number.parseFloat(outlineOffset) < 0
      return {
        width: Number.parseFloat(outlineWidth),
        contrast: contrast(outlineColor, inside ? element : element.parentElement),
      }
    }
    const row = element.closest('.field-line, [class*="focus-within"]')
    if (!row) return { width: 0, contrast: 1 }
    const bar = getComputedStyle(row, '::after')
    const { boxShadow, borderBottomColor, borderBottomWidth } = getComputedStyle(row)
    if (bar.content === 'none') {
      const shade = /^(?<colour>.*\)) 0px (?<width>[\d.]+)px 0px/.exec(boxShadow)?.groups
      const width = Number(shade?.['width'] ?? 0) + Number.parseFloat(borderBottomWidth)
      return { width, contrast: contrast(borderBottomColor, row) }
    }
    const drawn = bar.scale === 'none' || bar.scale.startsWith('1')
    const width = drawn ? Number.parseFloat(bar.height) : 0
    return { width, contrast: contrast(bar.backgroundColor, row) }
  }

  function coverOf(element: Element): Pick<Stop, 'hiddenBy' | 'hidden'> {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const places = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
    ] as const
    // A field taller than the window is shown where it is written in.
    const met = places.flatMap(([x, y]) => document.elementFromPoint(x, y) ?? [])
    if (met.length === 0) return { hiddenBy: 'the edge of the window', hidden: true }
    const over = met.filter((other) => !element.contains(other) && !other.contains(element))
    return {
      hiddenBy: over[0]?.outerHTML.slice(0, 80) ?? '',
      hidden: over.length === met.length,
    }
  }

  function look(): Stop | null {
    const element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return null
    return {
      index: stops.indexOf(element),
      name: element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML),
      mark: markOf(element),
      ...coverOf(element),
    }
  }

  window.tabStops = { note, look }
}

declare global {
  interface Window {
    tabStops: { note: (part?: string) => Stops; look: () => Stop | null }
  }
}
