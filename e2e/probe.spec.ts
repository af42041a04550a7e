import { test, expect } from './fixtures.ts'
import { readToken } from '../src/features/downloads/download-token.ts'
test('probe', async ({ page, site }) => {
  console.log(site, readToken('x', 1))
  page.on('requestfailed', r => console.log('RF', r.url(), r.failure()?.errorText))
  page.on('console', m => console.log('C', m.text()))
  for (const p of ['/', '/downloads', '/downloads/', '/downloads//', '/Downloads', '/download/x/', '//', '/index.html', '/404.html', '/n%C3%A3o%20existe', '/%E0%A4%A', '/download/%E0%A4%A', '/a/b/c?x=1', '/<b>', '/%3Cb%3E','/assets/none.js', '/downloads/index.html', '/downloads/x']) {
    page.removeAllListeners('dialog'); page.on('dialog', d => void d.accept())
    console.log('##', p)
    const t = Date.now()
    const r = await page.goto(p).catch(e => (console.log(String(e)), null))
    await page.waitForTimeout(300)
    console.log(r?.status(), page.url(), await page.title(), Date.now()-t)
  }
})
