import { describe, expect, it } from 'vitest'
import { checkText } from '@/forms/check-text.ts'

const texts = { required: 'vazio', tooLong: '{length} de {limit}' }

describe('the problem of a text', () => {
  it.each([
    ['abc', undefined],
    ['abcd', '4 de 3'],
    [' \n\t', 'vazio'],
    ['    ', '4 de 3'],
  ])('of a required %j within three characters is %s', (value, problem) => {
    expect(checkText(value, { required: true, limit: 3 }, texts)).toBe(problem)
  })

  it('leaves an empty text to the browser', () => {
    expect(checkText('', { required: true, limit: 3 }, texts)).toBeUndefined()
  })

  it('lets an optional text be blank', () => {
    expect(checkText('  ', { limit: 3 }, texts)).toBeUndefined()
  })
})
