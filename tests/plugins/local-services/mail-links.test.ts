import { describe, expect, it } from 'vitest'
import { linksIn } from '../../../plugins/local-services/mail-links.ts'

describe('the links of a mail', () => {
  it('are read with their words, unescaped', () => {
    expect(
      linksIn('<a class="b" href="https:&#x2F;&#x2F;a.example?b&#61;1&amp;c">Abra <b>já</b></a>'),
    ).toEqual([{ text: 'Abra já', href: 'https://a.example?b=1&c' }])
  })

  it('are listed once for each address', () => {
    expect(linksIn('<a href="https://a">um</a><a href="https://a">dois</a>')).toEqual([
      { text: 'um', href: 'https://a' },
    ])
  })

  it('leave out what a reader must not open', () => {
    expect(
      linksIn(
        '<a href="javascript:alert(1)">x</a><a href="&#106;avascript:y">y</a><a href="#">z</a>',
      ),
    ).toEqual([])
  })

  it('survive entities that name no character', () => {
    expect(linksIn('<a href="https://a/&#xffffff;&nada;">x</a>')[0]?.href).toBe(
      'https://a/&#xffffff;&nada;',
    )
  })
})
