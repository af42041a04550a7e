// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createFaultOrder, isFaultKind } from '../../../plugins/local-services/fault.ts'

describe('an ordered fault', () => {
  it('is spent when it is taken', () => {
    const faults = createFaultOrder()
    faults.place('500')
    expect(faults.pending()).toBe('500')
    expect([faults.take(), faults.take(), faults.pending()]).toEqual(['500', null, null])
  })

  it('gives way to a later one, and can be cancelled', () => {
    const faults = createFaultOrder()
    faults.place('hang')
    faults.place('drop')
    expect(faults.pending()).toBe('drop')
    faults.cancel()
    expect(faults.take()).toBeNull()
  })

  it('is of a known kind', () => {
    expect(['400', '429', '500', 'hang', 'drop'].every(isFaultKind)).toBe(true)
    expect([400, '404', '', null, undefined, {}].some(isFaultKind)).toBe(false)
  })
})
