import type { APIRequestContext } from '@playwright/test'
import type { FaultKind } from '../plugins/local-services/fault.ts'
import type { Mail } from '../plugins/local-services/send-endpoint.ts'

/** The embedded mail service, as a test reads and commands it. */
export interface Inbox {
  /** The mails that arrived since the test began, newest first. */
  mails: () => Promise<Mail[]>
  /** Makes the next send fail, and that one alone. */
  orderFault: (kind: FaultKind) => Promise<void>
}

/** Empties the inbox of the site that `request` is bound to, and takes back a fault left over. */
export async function openInbox(request: APIRequestContext): Promise<Inbox> {
  const messages = '/__inbox/api/messages'
  const fault = '/__inbox/api/fault'
  await request.delete(messages)
  await request.delete(fault)

  return {
    mails: async () => (await request.get(messages)).json(),
    orderFault: async (kind) => {
      await request.put(fault, { data: { kind } })
    },
  }
}
