import { expect, it, vi } from 'vitest'
import { contactParams } from '@/forms/contact/contact-message.ts'
import { MESSAGE, MESSAGE_PARAMS } from '../../support/message.ts'

it('A contact mail has the parameters of the specification, with the sender in its title and the zone of its time', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo')
  const time = new Date(2026, 10, 21, 9, 5, 7)
  expect(contactParams(MESSAGE, time)).toEqual(MESSAGE_PARAMS)
  expect(contactParams({ ...MESSAGE, company: '' }, time).title).toBe('Ana Silva ()')
})
