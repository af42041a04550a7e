// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import Typebot from '@typebot.io/js/web'
import { expect, it, vi } from 'vitest'
import { TYPEBOT_STYLE_HASH } from '../../../plugins/hosting/content-security-policy.ts'

it('The policy knows the style that the installed Typebot client puts into its shadow root', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const element = document.createElement('typebot-standard')
  element.id = 'bot'
  document.body.append(element)
  Typebot.initStandard({
    id: 'bot',
    typebot: 'local',
    apiHost: 'https://bot.example',
    prefilledVariables: {},
    onAnswer: () => {},
    onEnd: () => {},
    onNewLogs: () => {},
  })
  const styles = [...(element.shadowRoot?.querySelectorAll('style') ?? [])]
  const hashes = styles.map(
    ({ textContent }) => `sha256-${createHash('sha256').update(textContent).digest('base64')}`,
  )
  expect(hashes).toEqual([TYPEBOT_STYLE_HASH])
})
