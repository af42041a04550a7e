import { ROUTES } from '../src/site/routes.ts'
import { expect, test } from './support/fixtures.ts'

// The fixture `faults` fails every other test that has a violation. static-host.test.ts tests the header of every page.

test('The content security policy stops foreign scripts, markup and frames', async ({
  page,
  faults,
}) => {
  faults.expect(/require-trusted-types-for/, /frame-src/, /^console error/)
  await page.goto(ROUTES.home.path)
  const script = page.evaluate(() => {
    const element = document.createElement('script')
    element.text = 'window.name = "run"'
    document.head.append(element)
  })
  await expect(script).rejects.toThrow(/TrustedScript/)
  const markup = page.evaluate(() => {
    document.createElement('div').innerHTML = '<img src="/favicon.ico" onload="name=\'run\'">'
  })
  await expect(markup).rejects.toThrow(/TrustedHTML/)
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))
  })
  expect(await page.evaluate(() => window.name)).toBe('')
})
