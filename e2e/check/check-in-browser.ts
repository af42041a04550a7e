import { chromium } from '@playwright/test'
import { createBuilder } from 'vite'
import { messages } from '../../plugins/messages/messages.ts'
import { readVariables } from '../../plugins/settings/read-variables.ts'
import { readSite } from '../../plugins/site/read-site.ts'
import { STAND_IN_ID } from '../../src/site/services.ts'
import { interpolate } from '../../src/text/interpolate.ts'
import { findChromium, launchOptions, NO_OTHER_HOSTS } from '../support/chromium.mjs'
import { tableOf } from './finding.ts'
import { trySite } from './try-site.ts'

const DIST = 'dist-check'

/** Stand-ins in place of the services that the site has, as a check may send nothing to anybody. */
const STAND_INS = {
  VITE_EMAILJS_ORIGIN: '',
  VITE_CHATBOT_API_HOST: '',
  VITE_CHATBOT_ID: '',
  VITE_ANALYTICS_SRC: '',
  VITE_ANALYTICS_SITE_ID: '',
}
const OPTIONAL_STAND_INS = {
  VITE_CAPTCHA_SITE_KEY: STAND_IN_ID,
  VITE_CONTACT_FALLBACK_URL: '/__form',
  VITE_NEWSLETTER_URL: '/__form',
}

export async function checkInBrowser(print: (text: string) => void): Promise<boolean> {
  if (!findChromium()) {
    print(messages.browser.noBrowser)
    return true
  }
  const start = Date.now()
  const has = readVariables()
  const optional = Object.entries(OPTIONAL_STAND_INS).filter(([name]) => has[name])
  Object.assign(process.env, STAND_INS, Object.fromEntries(optional), { SITE_DIST: DIST })
  const builder = await createBuilder({ configLoader: 'runner', mode: 'trial', logLevel: 'error' })
  await builder.buildApp()
  const { site } = readSite(readVariables())
  const browser = await chromium.launch(launchOptions([NO_OTHER_HOSTS]))
  const { findings, pages } = await trySite(browser, { dist: DIST, site })
  await browser.close()
  const seconds = Math.round((Date.now() - start) / 1000)
  const isFine = findings.length === 0
  print(interpolate(isFine ? messages.browser.fine : messages.browser.wrong, { pages, seconds }))
  if (!isFine) print(`\n${tableOf(findings)}\n`)
  return isFine
}
