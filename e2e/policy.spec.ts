import { ROUTES } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'

// The fixture `faults` fails every other test that has a violation. static-host.test.ts tests the header of every page.

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
    'markup with a handler',
    () => {
      document.createElement('div').innerHTML = '<img src="/favicon.ico" onload="name=\'run\'">'
    },
    /TrustedHTML/,
  ],
  [
    'a frame',
    () => document.body.append(Object.assign(document.createElement('iframe'), { src: '/' })),
  ],
]

test('The content security policy stops foreign scripts, markup and frames', async ({
  page,
  faults,
}) => {
  faults.expect(/require-trusted-types-for/, /frame-src/, /^console error/)
  await page.goto(ROUTES.home.path)
  for (const [what, attempt, thrown] of FORBIDDEN) {
    const done = page.evaluate(attempt)
    if (thrown) await expect(done, what).rejects.toThrow(thrown)
    else await done
    expect(await page.evaluate(() => window.name), what).toBe('')
  }
})
