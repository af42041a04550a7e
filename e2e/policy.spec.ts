import { downloadPath, ROUTES } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'

// No test here looks for violations: the fixture `faults` fails every test that has one.

const FORBIDDEN: [what: string, attempt: () => void, thrown?: RegExp][] = [
  [
    'an inline script',
    () => {
      const script = document.createElement('script')
      script.text = 'window.name = "run"'
      document.head.append(script)
    },
    /TrustedScript/,
  ],
  [
    'a script of another host',
    () => {
      const script = document.createElement('script')
      script.src = 'https://elsewhere.example/script.js'
      document.head.append(script)
    },
    /TrustedScriptURL/,
  ],
  [
    'markup with a handler',
    () => {
      document.createElement('div').innerHTML = '<img src="/favicon.ico" onload="name=\'run\'">'
    },
    /TrustedHTML/,
  ],
  [
    'text in the place of a function',
    () => Reflect.apply(window.setTimeout, window, ['window.name = "run"']),
    /TrustedScript/,
  ],
  [
    'a frame',
    () => document.body.append(Object.assign(document.createElement('iframe'), { src: '/' })),
  ],
]

test('The content security policy stops foreign scripts, markup and frames', async ({
  page,
  request,
  faults,
}) => {
  // A policy holds for the document that was opened, also after the router shows another page.
  const addresses = [ROUTES.home.path, ROUTES.downloads.path, '/nao/existe', downloadPath('abc')]
  const policies = addresses.map(async (address) => {
    const { 'content-security-policy': policy } = (await request.get(address)).headers()
    return policy
  })
  expect(new Set(await Promise.all(policies)).size).toBe(1)

  faults.expect(/require-trusted-types-for/, /frame-src/, /^console error/)
  await page.goto(ROUTES.home.path)
  for (const [what, attempt, thrown] of FORBIDDEN) {
    const done = page.evaluate(attempt)
    if (thrown) await expect(done, what).rejects.toThrow(thrown)
    else await done
    expect(await page.evaluate(() => window.name), what).toBe('')
  }
})
