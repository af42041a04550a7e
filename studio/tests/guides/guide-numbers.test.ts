import { readFile } from 'node:fs/promises'
import type { Workbook } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { GUIDES, sourceOf, workbookOf } from '../../guides/settings.ts'
import { PUBLIC } from '../../site.ts'

const NUMBER =
  /(?<minus>[−-](?=\d))?(?<whole>\d{1,3}(?:\.\d{3})+|\d+)(?:,(?<decimals>\d+))?(?<percent>\s?%)?/

/** The first number of a text, and what one unit of its last digit is worth. */
function numberIn(text: string): { value: number; precision: number } {
  const { minus, whole = '', decimals = '', percent } = NUMBER.exec(text)?.groups ?? {}
  const unit = (minus ? -1 : 1) * (percent ? 0.01 : 1)
  return {
    value: Number(`${whole.replaceAll('.', '')}.${decimals}`) * unit,
    precision: 10 ** -decimals.length * Math.abs(unit),
  }
}

/** What the file shows in the cell of a name, or in a row (from 1) of a column: `table.column.2`. */
function valueOf(workbook: Workbook, key: string): unknown {
  const [, name = key, row = '1'] = /^(\w+\.\w+)\.(\d+)$/.exec(key) ?? []
  const range = workbook.namedRanges?.find((named) => named.name === name)?.range
  const [, sheet, letter = '', first] = /^'(.+)'!\$([A-Z])\$(\d+)/.exec(range ?? '') ?? []
  const rows = workbook.sheets.find((found) => found.name === sheet)?.rows
  return rows?.[Number(first) + Number(row) - 2]?.[letter.charCodeAt(0) - 65]
}

it.each(GUIDES)(
  'The numbers of $file are those of its workbook, as precise as printed',
  async (guide) => {
    const { document } = new JSDOM(await readFile(sourceOf(guide), 'utf8')).window
    const workbook = await readXlsx(await readFile(`${PUBLIC}/pdfs/${workbookOf(guide)}`))
    const places = [...document.querySelectorAll('[data-cell]')].flatMap((place) =>
      (place.getAttribute('data-cell') ?? '').split(' ').map((cell) => ({
        cell,
        printed: place.textContent,
        computed: valueOf(workbook, cell),
      })),
    )
    const wrong = places.filter(({ printed, computed }) => {
      const { value, precision } = numberIn(printed)
      return !(Math.abs(Number(computed) - value) <= precision / 2 + 1e-9)
    })
    expect(places.length).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  },
)
