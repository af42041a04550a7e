// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { PUBLIC } from '../../site.ts'
import { GUIDES } from '../../guides/guide-settings.mjs'

/** A cell or a range, on a sheet whose name stands in quotes where it has a space. */
const ADDRESS = /^(?:'[^']+'|[\p{L}_][\p{L}\d_]*)!\$[A-Z]+\$\d+(?::\$[A-Z]+\$\d+)?$/u
/** Height in points. */
const TWO_LINES = 30
/** The fill of the cells that are typed in. */
const LIGHT = 'FFEEF9D3'

describe.each(GUIDES)('the XML of $workbook', ({ workbook }) => {
  const parts = unzipSync(readFileSync(`${PUBLIC}/pdfs/${workbook}`))

  function all(part: string, tags: string): Element[] {
    const xml = strFromU8(parts[part] ?? new Uint8Array())
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    return [...document.querySelectorAll(tags)]
  }

  const sheets = Object.keys(parts).filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))

  it('quotes the sheet in each name and in each formula that refers to one', () => {
    const names = all('xl/workbook.xml', 'definedName').map(({ textContent }) => textContent ?? '')
    expect(names).not.toEqual([])
    expect(names.filter((address) => !ADDRESS.test(address))).toEqual([])
    const formulas = sheets.flatMap((sheet) =>
      all(sheet, 'f').map(({ textContent }) => textContent),
    )
    expect(formulas).not.toEqual([])
    const bare = formulas.map((formula) => (formula ?? '').replaceAll(/"[^"]*"|'[^']+'!/g, ''))
    expect(bare.filter((formula) => formula.includes('!'))).toEqual([])
  })

  it('makes a row as high as the text of its first cell, whatever stands beside it', () => {
    const texts = all('xl/sharedStrings.xml', 'si').map(({ textContent }) => textContent ?? '')
    const long = sheets.flatMap((sheet) => {
      const width = Number(all(sheet, 'col')[0]?.getAttribute('width'))
      const merged = new Set(
        all(sheet, 'mergeCell').map((merge) => merge.getAttribute('ref')?.split(':')[0]),
      )
      return all(sheet, 'row > c:first-child[t="s"]').filter(
        (cell) =>
          !merged.has(cell.getAttribute('r') ?? '') &&
          (texts[Number(cell.textContent)]?.length ?? 0) > 1.1 * width,
      )
    })
    expect(long).not.toEqual([])
    const heights = long.map((cell) => Number(cell.parentElement?.getAttribute('ht')))
    expect(heights.filter((height) => height < TWO_LINES)).toEqual([])
  })

  it('fills none but the cells to be typed in with the light colour', () => {
    const fills = all('xl/styles.xml', 'fills > fill')
    const light = fills.findIndex((fill) => fill.querySelector(`fgColor[rgb="${LIGHT}"]`))
    expect(light).toBeGreaterThan(0)
    const styles = all('xl/styles.xml', 'cellXfs > xf').map((style) => style.getAttribute('fillId'))
    const filled = (cell: Element) => styles[Number(cell.getAttribute('s'))] === String(light)
    const cells = sheets.flatMap((sheet) => all(sheet, 'c'))
    expect(cells.filter((cell) => filled(cell) && cell.querySelector('f'))).toEqual([])
    expect(cells.some(filled)).toBe(true)
  })
})
