/** A number as a guide prints it; `precision` is what one unit of its last digit is worth. */
export interface PrintedNumber {
  value: number
  precision: number
}

const NUMBER =
  /(?<minus>[−-](?=\d))?(?<whole>\d{1,3}(?:\.\d{3})+|\d+)(?:,(?<decimals>\d+))?(?<percent>\s?%)?/g

export function numbersIn(text: string): PrintedNumber[] {
  return [...text.matchAll(NUMBER)].map(({ groups = {} }) => {
    const { minus, whole = '', decimals = '', percent } = groups
    const unit = percent ? 0.01 : 1
    const size = Number(`${whole.replaceAll('.', '')}.${decimals || '0'}`) * unit
    return {
      value: Number((minus ? -size : size).toPrecision(12)),
      precision: 10 ** -decimals.length * unit,
    }
  })
}
