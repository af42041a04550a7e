import { describe, expect, it } from 'vitest'
import { checkText } from '@/forms/check-text.ts'

const texts = { lang: 'pt-BR', required: 'vazio', tooLong: '{length} de {limit}' }

describe('the problem of a text', () => {
  it.each([
    ['abc', undefined],
    ['abcd', '4 de 3'],
    [' \n\t', 'vazio'],
    ['    ', '4 de 3'],
  ])('of a required %j within three characters is %s', (value, problem) => {
    expect(checkText(value, { required: true, limit: 3 }, texts)).toBe(problem)
  })

  it('writes numbers as its language does', () => {
    expect(checkText('a'.repeat(5001), { limit: 5000 }, texts)).toBe('5.001 de 5.000')
    expect(checkText('a'.repeat(5001), { limit: 5000 }, { ...texts, lang: 'en-US' })).toBe(
      '5,001 de 5,000',
    )
  })

  it('leaves an empty text to the browser', () => {
    expect(checkText('', { required: true, limit: 3 }, texts)).toBeUndefined()
  })

  it('lets an optional text be blank', () => {
    expect(checkText('  ', { limit: 3 }, texts)).toBeUndefined()
  })
})
