import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { singleLine } from '@/forms/single-line.ts'

describe('a single line', () => {
  it.each([
    ['Ana\r\nBcc: eva@example.com', 'Ana Bcc: eva@example.com'],
    ['  Ana\tSilva\n', 'Ana Silva'],
    ['Ana\u0000\u0085Silva', 'Ana Silva'],
    ['<b>Ana</b> 👩🏽‍💻 & Zoë', '<b>Ana</b> 👩🏽‍💻 & Zoë'],
    [' \n ', ''],
  ])('makes %j into %j', (text, line) => {
    expect(singleLine(text)).toBe(line)
  })

  it('never holds a line break', () => {
    const text = string({ unit: constantFrom('a', ' ', '\r', '\n', '\v', '\f', '\u0085') })
    assert(
      property(text, (value) => {
        expect(singleLine(value)).not.toMatch(/[\r\n\v\f\u0085]/)
      }),
    )
  })
})
