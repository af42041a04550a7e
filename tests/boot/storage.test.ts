import { describe, expect, it } from 'vitest'
import { readStorage, removeStorage, writeStorage } from '@/boot/storage.ts'
import { exhaustStorage, forbidStorage } from '../broken-storage.ts'

describe('storage', () => {
  it('gives back what was written, in the area it was written to', () => {
    writeStorage('key', 'here')
    writeStorage('key', 'there', 'sessionStorage')
    expect(readStorage('key')).toBe('here')
    expect(readStorage('key', 'sessionStorage')).toBe('there')
    expect(readStorage('other')).toBeNull()
  })

  it('forgets what is removed, in that area alone', () => {
    writeStorage('key', 'here')
    writeStorage('key', 'there', 'sessionStorage')
    removeStorage('key', 'sessionStorage')
    expect(readStorage('key')).toBe('here')
    expect(readStorage('key', 'sessionStorage')).toBeNull()
    removeStorage('key')
    expect(readStorage('key')).toBeNull()
  })

  it('is empty and takes nothing where it is forbidden', () => {
    forbidStorage()
    expect(() => {
      writeStorage('key', 'value')
      removeStorage('key')
    }).not.toThrow()
    expect(readStorage('key')).toBeNull()
  })

  it('keeps what it has when it is full', () => {
    writeStorage('key', 'old')
    exhaustStorage()
    expect(() => writeStorage('key', 'new')).not.toThrow()
    expect(readStorage('key')).toBe('old')
  })
})
