// The journeys of a visitor in Firefox and in WebKitGTK, the engine of Safari, against the build with
// its embedded services. Chromium has the whole of e2e.
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startFirefox } from './browsers/firefox.mjs'
import { begin, faults, JOURNEYS } from './browsers/journeys.mjs'
import { serveSite } from './browsers/serve.mjs'
import { startWebKit } from './browsers/webkit.mjs'

const site = await serveSite(process.env['SITE_DIST'] ?? 'dist')
after(() => site.stop())

for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKitGTK: startWebKit }))
  void describe(name, () => {
    /** @type {import('./browsers/driver.ts').Driver} */
    let driver
    before(async () => {
      driver = await start()
      console.log(driver.name)
    })
    after(() => driver?.close())

    for (const journey of JOURNEYS)
      void test(journey.name, async () => {
        try {
          await begin(driver, site)
          await journey.run(driver, site)
          const surprises = (await faults(driver)).filter((fault) => !journey.faults?.test(fault))
          assert.deepEqual(surprises, [], 'faults in the page')
        } catch (error) {
          const picture = path.join(mkdtempSync(path.join(tmpdir(), 'site-fault-')), `${name}.png`)
          writeFileSync(picture, await driver.screenshot())
          console.log(`What the page looked like: ${picture}`)
          throw error
        }
      })
  })
