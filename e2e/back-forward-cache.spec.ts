import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { chatbot } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'

test('Nothing keeps a page out of the back/forward cache', async ({ page, context }) => {
  await open(page, '/')
  await chatbot(page).launcher.click()
  await chatbot(page).choice(CHATBOT_WORDS.services).waitFor()
  const devtools = await context.newCDPSession(page)
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  const heard = listeners.map(({ type }) => type)
  expect(heard).toContain('storage')
  expect(heard.filter((type) => type.endsWith('unload'))).toEqual([])
})
