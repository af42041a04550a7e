import { expect, it } from 'vitest'
import { sendMail } from '@/forms/mail/send-mail.ts'
import { forbidStorage } from '../../broken-storage.ts'
import { serveMail } from '../../mail-service.ts'
import { CONTACT_MAIL } from './mails.ts'

// Alone in its file, because the SDK reads the storage once, when it is first loaded.
it('a mail is sent also where reaching for the storage throws', async () => {
  forbidStorage()
  expect(() => window.localStorage).toThrow('denied')
  const service = serveMail()
  expect(await sendMail(CONTACT_MAIL)).toEqual({ status: 'sent' })
  expect(service.requests()).toHaveLength(1)
})
