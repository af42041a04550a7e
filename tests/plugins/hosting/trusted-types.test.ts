import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { trustedTypesScript } from '../../../plugins/hosting/trusted-types.ts'

const ANALYTICS = 'https://counter.example/script.js'

interface Decisions {
  createHTML: (markup: string) => string | null
  createScriptURL: (address: string) => string | null
}

/** What the script decides in a page of the site. */
function decisions(analyticsSrc = ANALYTICS, hosts?: string[]): Decisions {
  const createPolicy = vi.fn<(name: string, policy: Decisions) => void>()
  const location = new URL('https://www.example.com/download/secret')
  runInNewContext(trustedTypesScript(analyticsSrc, hosts), {
    URL,
    location,
    trustedTypes: { createPolicy },
  })
  const [name, policy] = createPolicy.mock.calls[0] ?? []
  if (name !== 'default' || !policy) throw new Error('The script makes no default policy')
  return policy
}

describe('the decision on markup', () => {
  it.each([
    '<div class="flex"><button type="submit">Enviar</button></div>',
    '<svg viewBox="0 0 24 24"><path d="M5 12h14"/></svg>',
    '<a href="https://example.com/?online=1" target="_blank">once = twice</a>',
    '<style>:host { display: block }</style>',
  ])('lets %s pass as it is', (markup) => {
    expect(decisions().createHTML(markup)).toBe(markup)
  })

  it.each([
    '<script>alert(1)</script>',
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
  it.each(['/__analytics/script.js', 'https://www.example.com/assets/a.js', ANALYTICS])(
    'lets %s pass',
    (address) => {
      expect(decisions().createScriptURL(address)).toBe(address)
    },
  )

  it.each([
    'https://elsewhere.example/script.js',
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
  it('does nothing where there are no Trusted Types, and never throws', () => {
    expect(() => runInNewContext(trustedTypesScript(ANALYTICS), {})).not.toThrow()
    const refusing = {
      trustedTypes: {
        createPolicy: () => {
          throw new TypeError('Policy "default" disallowed.')
        },
      },
    }
    expect(() => runInNewContext(trustedTypesScript(ANALYTICS), refusing)).not.toThrow()
  })

  it('cannot be ended by a setting', () => {
    expect(trustedTypesScript('https://x.example/</script>')).not.toContain('</script>')
  })
})

it('lets the scripts of a CAPTCHA pass where the settings ask for one', () => {
  const host = 'https://www.gstatic.com/recaptcha/'
  const script = `${host}releases/a/recaptcha__pt_br.js`
  expect(decisions(ANALYTICS, [host]).createScriptURL(script)).toBe(script)
  expect(decisions().createScriptURL(script)).toBeNull()
})
