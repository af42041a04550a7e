import { parseArgs } from 'node:util'
import type { PreviewOptions } from 'vite'
import { messages } from '../plugins/messages/messages.ts'
import { UserError } from '../plugins/messages/user-error.ts'

/** What follows `npm start --`, for Vite's preview server. `--host` alone opens it to the network. */
export function startOptions(args: string[]): PreviewOptions {
  const { host, port, ...others } = parseArgs({
    args,
    strict: false,
    options: { host: { type: 'string' }, port: { type: 'string' } },
  }).values
  const isPort = port === undefined || (/^\d+$/.test(String(port)) && Number(port) < 65_536)
  if (!isPort || Object.keys(others).length > 0)
    throw new UserError(messages.starting.takes, ['npm start -- --host --port 5000'])
  return { ...(host !== undefined && { host }), ...(port !== undefined && { port: Number(port) }) }
}
