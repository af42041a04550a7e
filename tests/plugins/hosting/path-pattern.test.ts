import { describe, expect, it } from 'vitest'
import { matchesPath } from '../../../plugins/hosting/path-pattern.ts'

describe('a path pattern', () => {
  it.each([
    ['/', '/', true],
    ['/', '/downloads', false],
    ['/downloads', '/downloads', true],
    ['/downloads', '/downloads/', true],
    ['/downloads', '/downloads/x', false],
    ['/downloads', '/Downloads', false],
    ['/download/:token', '/download/eyJ+=', true],
    ['/download/:token', '/download/eyJ/', true],
    ['/download/:token', '/download', false],
    ['/download/:token', '/download/', false],
    ['/download/:token', '/download/a/b', false],
    ['/download/:token', '/downloads', false],
    ['/assets/*', '/assets/deep/file.js', true],
    ['/assets/*', '/assetsfile.js', false],
    ['/a.b', '/axb', false],
    ['/*', '/', true],
    ['/*', '/what/ever', true],
  ])('%s on %s: %s', (pattern, pathname, expected) => {
    expect(matchesPath(pattern, pathname)).toBe(expected)
  })
})
