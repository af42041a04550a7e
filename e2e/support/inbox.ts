import type { APIRequestContext } from '@playwright/test'
import type { ReceivedMail } from '../../plugins/local-services/mail-service.ts'

/** The embedded mail service, as a test reads and commands it. */
export interface Inbox {
  /** The mails that arrived since the test began, newest first. */
  mails: () => Promise<(ReceivedMail & { id: string })[]>
  /** Makes the next send fail, and that one alone. */
  orderFault: (kind: '400' | '429' | '500' | 'hang' | 'drop') => Promise<void>
}

/** Empties the inbox of the site that `request` is bound to, and takes back a fault left over. */
export async function openInbox(request: APIRequestContext): Promise<Inbox> {
  await request.post('/__inbox/clear')
  await request.post('/__inbox/fault')

  return {
    mails: async () => (await request.get('/__inbox/mails')).json(),
    orderFault: async (kind) => {
      await request.post('/__inbox/fault', { form: { kind } })
    },
  }
}
