import { describe, expect, it, vi } from 'vitest'
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
  return rules
}

describe('the decision on markup', () => {
  it.each([
    '<div class="flex"><button type="submit">Enviar</button></div>',
    '<a href="https://example.com/?online=1" target="_blank">once = twice</a>',
    '<style>:host { display: block }</style>',
  ])('lets %s pass as it is', (markup) => {
    expect(decisions().createHTML(markup)).toBe(markup)
  })

  it.each([
    '<SCRIPT src="https://elsewhere.example"></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<svg\nonload = "alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe srcdoc="<b>x</b>"></iframe>',
  ])('refuses %s', (markup) => {
    expect(decisions().createHTML(markup)).toBeNull()
  })
})

describe('the decision on the address of a script', () => {
  it.each(['/__analytics/script.js', ANALYTICS, `${CAPTCHA}releases/a/recaptcha__pt_br.js`])(
    'lets %s pass',
    (address) => {
      expect(decisions().createScriptURL(address)).toBe(address)
    },
  )

  it.each([
    '//elsewhere.example/script.js',
    'https://counter.example/other.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
  ])('refuses %s', (address) => {
    expect(decisions().createScriptURL(address)).toBeNull()
  })

  it('knows no other host without analytics', () => {
    expect(decisions('').createScriptURL(ANALYTICS)).toBeNull()
  })
})

it('does nothing where there are no Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(() => createDefaultPolicy(ANALYTICS, [])).not.toThrow()
})
