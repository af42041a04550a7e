import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { trustedTypesScript } from '../../../plugins/hosting/trusted-types.ts'

const ANALYTICS = 'https://counter.example/script.js'
const CAPTCHA = 'https://www.gstatic.com/recaptcha/'

type Decisions = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

/** What the script decides in a page of the site. */
function decisions(analyticsSrc = ANALYTICS): Decisions {
  const policies: Record<string, Decisions> = {}
  runInNewContext(trustedTypesScript(analyticsSrc, [CAPTCHA]), {
    URL,
    location: new URL('https://www.example.com/download/secret'),
    trustedTypes: {
      createPolicy: (name: string, policy: Decisions) => {
        policies[name] = policy
      },
    },
  })
  if (!policies['default']) throw new Error('The script makes no default policy')
  return policies['default']
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

describe('the script', () => {
  it('does nothing where there are no Trusted Types', () => {
    expect(() => runInNewContext(trustedTypesScript(ANALYTICS), {})).not.toThrow()
  })

  it('cannot be ended by a setting', () => {
    expect(trustedTypesScript('https://x.example/</script>')).not.toContain('</script>')
  })
})
