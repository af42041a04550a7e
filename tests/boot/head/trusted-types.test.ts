import { expect, it, vi } from 'vitest'
import { createDefaultPolicy } from '@/boot/head/trusted-types.ts'

const ANALYTICS = 'https://counter.example/script.js'
const CAPTCHA = 'https://www.gstatic.com/recaptcha/'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

/** What is decided in a page of the site. */
function decisions(analyticsSrc = ANALYTICS): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy })
  createDefaultPolicy(analyticsSrc, [CAPTCHA])
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  if (name !== 'default' || !rules) throw new Error('There is no default policy')
  // Without a rule for it no text is made a script.
  expect(Object.keys(rules)).toEqual(['createHTML', 'createScriptURL'])
  return rules
}

it.each([
  ['<div class="flex"><button type="submit">Enviar</button></div>', true],
  ['<a href="https://example.com/?online=1" target="_blank">once = twice</a>', true],
  ['<style>:host { display: block }</style>', true],
  ['<SCRIPT src="https://elsewhere.example"></SCRIPT>', false],
  ['<img src=x onerror=alert(1)>', false],
  ['<svg\nonload = "alert(1)">', false],
  ['<svg/onload=alert(1)>', false],
  ['<img alt="x"onerror=alert(1)>', false],
  ['<a href="javascript:alert(1)">x</a>', false],
  ['<iframe srcdoc="<b>x</b>"></iframe>', false],
])('The markup %s may pass as it is: %s', (markup, mayPass) => {
  expect(decisions().createHTML(markup)).toBe(mayPass ? markup : null)
})

it.each([
  ['/__analytics/script.js', true],
  [ANALYTICS, true],
  [`${CAPTCHA}releases/a/recaptcha__pt_br.js`, true],
  ['//elsewhere.example/script.js', false],
  ['https://counter.example/other.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
])('A script at %s may come: %s', (address, mayCome) => {
  expect(decisions().createScriptURL(address)).toBe(mayCome ? address : null)
})

it('Without analytics no script comes from its host', () => {
  expect(decisions('').createScriptURL(ANALYTICS)).toBeNull()
})

it('A browser without Trusted Types gets no policy', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(() => createDefaultPolicy(ANALYTICS, [])).not.toThrow()
})
