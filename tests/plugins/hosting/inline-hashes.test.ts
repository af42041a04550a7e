import { describe, expect, it } from 'vitest'
import { inlineHashes } from '../../../plugins/hosting/inline-hashes.ts'

// From the specification of Subresource Integrity: sha256 of alert('Hello, world.');
const HELLO = "alert('Hello, world.');"
const HELLO_HASH = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='

function scriptsOf(html: string): readonly string[] {
  return inlineHashes([html]).scripts
}

describe('the hashes of a page', () => {
  it('are those of its inline scripts, each once, over all pages', () => {
    const html = `<script>${HELLO}</script>\n<script type="module">${HELLO}</script>`
    expect(inlineHashes([html, html])).toEqual({ scripts: [HELLO_HASH], styles: [] })
  })

  it('count every character between the tags', () => {
    expect(scriptsOf(`<script> ${HELLO}</script>`)).not.toEqual([HELLO_HASH])
    expect(scriptsOf(`<SCRIPT async>${HELLO}</SCRIPT>`)).toEqual([HELLO_HASH])
  })

  it('leave out scripts with an address, and data', () => {
    expect(scriptsOf('<script type="module" crossorigin src="/assets/index.js"></script>')).toEqual(
      [],
    )
    expect(scriptsOf('<script type="application/ld+json">{"@type":"Course"}</script>')).toEqual([])
    expect(scriptsOf('<script type="speculationrules">{}</script>')).toHaveLength(1)
    expect(scriptsOf(`<script data-src="x">${HELLO}</script>`)).toEqual([HELLO_HASH])
  })

  it('are those of its style elements', () => {
    expect(inlineHashes([`<style media="print">${HELLO}</style>`]).styles).toEqual([HELLO_HASH])
  })
})
