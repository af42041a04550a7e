import { MEASURE, PAGE, SMALLEST_PT } from './guide-settings.mjs'
import { escapeHtml, MARGIN } from './guide-shell.mjs'

/** @import { GuideSettings } from './guide-settings.mjs' */

/**
 * What is drawn under a page: its ground, the axis and what stands on it.
 *
 * @typedef {'cover' | 'contents' | 'opener' | 'text' | 'sheet' | 'colophon'} PageKind
 * @typedef {{ kind: PageKind, running: string }} PagePlan
 */

/** From the end of a line to the axis in points: see guide.css. */
const GUTTER = 12
const MARKS = 4.5

const PAPER = { ground: '#f3eee3', ink: '#10222a', quiet: '#586669', line: '#b8b9b3' }
const SHEET = { ...PAPER, ground: '#ffffff' }

/**
 * One drawing for each page, to be laid under the text. The kite goes down the axis from page to
 * page, from the Cross on the cover to the pole on the last leaf, and carries the folio.
 *
 * @param {{ guide: GuideSettings, plans: readonly PagePlan[], css: string }} parts
 */
export function pageFurniture({ guide, plans, css }) {
  const { width, height } = PAGE
  const drawings = plans.map((plan, index) => drawing(guide, plan, index, plans.length))
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>Axis</title>
<style>
${css}
@page { size: ${width}pt ${height}pt; margin: 0 }
body { margin: 0; font-family: Archivo; font-synthesis: none; print-color-adjust: exact }
svg { display: block; width: ${width}pt; height: ${height - 0.1}pt; break-after: page }
text { font-size: ${SMALLEST_PT}px; font-stretch: 84% }
.folio { font-stretch: 100%; font-weight: 600 }
</style>
</head>
<body>${drawings.join('\n')}</body>
</html>`
}

/** @param {GuideSettings} guide @param {PagePlan} plan @param {number} index @param {number} count */
function drawing(guide, plan, index, count) {
  const { width, height } = PAGE
  const ink = inks(guide, plan)
  const parts =
    plan.kind === 'cover'
      ? ''
      : `${plan.kind === 'colophon' ? trails(ink.ink) : ''}
${plan.kind === 'sheet' ? folioOnly(ink.quiet, index + 1) : axis(guide, plan, index, count)}
${runningTitle(guide, plan, ink.quiet)}`
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
<rect x="-1" y="-1" width="${width + 2}" height="${height + 2}" fill="${ink.ground}"/>
${parts}
</svg>`
}

/** @param {GuideSettings} guide @param {PagePlan} plan */
function inks(guide, plan) {
  const { ground, ink, line, travelled } = guide.endpaper
  if (plan.kind === 'sheet') return { ...SHEET, travelled: SHEET.ink }
  if (plan.kind === 'text' || plan.kind === 'opener') return { ...PAPER, travelled: '#0a6b50' }
  return { ground, ink, quiet: ink, line, travelled }
}

/** @param {GuideSettings} guide @param {PagePlan} plan @param {number} index @param {number} count */
function axis(guide, plan, index, count) {
  const x = MARGIN.left + MEASURE + GUTTER
  const ink = inks(guide, plan)
  const cross = MARGIN.top
  const pole = PAGE.height - MARGIN.bottom
  const kite = cross + (index / (count - 1)) * (pole - cross)
  const ticks = [1, 2, 3, 4].map((mark) => {
    const y = cross + (mark / MARKS) * (pole - cross)
    const label =
      plan.kind === 'contents' || Math.abs(y - kite) < 14
        ? ''
        : `<text x="${x + 8}" y="${y + 3.3}" fill="${ink.quiet}">${mark}×</text>`
    return `<path d="M${x - 4.5} ${y}h9" stroke="${ink.line}" stroke-width=".8"/>${label}`
  })
  return `<path d="M${x} 0V${pole}" stroke="${ink.line}" stroke-width=".6"/>
${ticks.join('')}
<circle cx="${x}" cy="${pole}" r="5" fill="${ink.ground}" stroke="${ink.line}" stroke-width=".8"/>
<circle cx="${x}" cy="${pole}" r="1.2" fill="${ink.line}"/>
<path d="M${x} 0V${kite}" stroke="${ink.travelled}" stroke-width="1"/>
${kiteAt(x, kite, 2.1, ink)}
<text class="folio" x="${x + 11}" y="${kite + 3.4}" fill="${ink.ink}">${index + 1}</text>`
}

/** The mark, centred: polygon, bite and dot in the units of the Southern Cross. */
function kiteAt(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ unit,
  /** @type {{ ground: string, travelled: string }} */ ink,
) {
  return `<g transform="translate(${x} ${y}) scale(${unit}) translate(0 -3)">
<path d="M0 0 1.929 1.845 0 6.02-2.295 2.359Z" fill="${ink.travelled}"/>
<circle cx="1.02" cy="3.36" r=".82" fill="${ink.ground}"/>
<circle cx="1.02" cy="3.36" r=".5" fill="${ink.travelled}"/>
</g>`
}

/** @param {string} ink @param {number} folio */
function folioOnly(ink, folio) {
  const { width, height } = PAGE
  return `<text class="folio" x="${width - MARGIN.right}" y="${height - 18}" text-anchor="end" fill="${ink}">${folio}</text>`
}

/** A text page names its chapter; a sheet, which may be copied alone, its guide. */
function runningTitle(
  /** @type {GuideSettings} */ guide,
  /** @type {PagePlan} */ plan,
  /** @type {string} */ ink,
) {
  if (plan.kind !== 'text' && plan.kind !== 'sheet') return ''
  const title = plan.kind === 'text' ? plan.running : guide.title
  return `<text x="${MARGIN.left}" y="30" fill="${ink}">${escapeHtml(title)}</text>`
}

/**
 * Star trails around the pole: arcs whose weight carries tone, the same in each printing. They leave
 * out the strip where the last line stands.
 *
 * @param {string} ink
 */
function trails(ink) {
  const x = MARGIN.left + MEASURE + GUTTER
  const y = PAGE.height - MARGIN.bottom
  const strip = { right: x - 75, top: y - 46 }
  let seed = 45001

  function random() {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }

  return Array.from({ length: 230 }, (_, index) => {
    const radius = 30 + index * 0.56 + random() * 2
    const from = random() * 2 * Math.PI
    const sweep = 0.12 + random() * 0.5
    const weight = (0.15 + random() ** 4 * 1.1).toFixed(2)
    const points = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
      x: x + radius * Math.cos(from + part * sweep),
      y: y + radius * Math.sin(from + part * sweep),
    }))
    if (points.some((point) => point.x < strip.right && point.y > strip.top)) return ''
    const [start, end] = [points[0], points[4]].map(
      (point) => point && `${point.x.toFixed(2)} ${point.y.toFixed(2)}`,
    )
    return `<path d="M${start}A${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 1 ${end}" fill="none" stroke="${ink}" stroke-width="${weight}"/>`
  }).join('')
}
