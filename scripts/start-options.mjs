import { parseArgs } from 'node:util'
import { UserError } from '../plugins/messages/user-error.ts'

/**
 * What follows `npm start --`, as options of Vite's preview server. `--host` alone opens it to the network.
 * @param {string[]} args
 */
export function startOptions(args) {
  /** @type {{ host?: string | boolean, port?: string | boolean }} */
  const { host, port, ...others } = parseArgs({
    args,
    strict: false,
    options: { host: { type: 'string' }, port: { type: 'string' } },
  }).values
  const isPort = port === undefined || (/^\d+$/.test(String(port)) && Number(port) < 65_536)
  if (!isPort || Object.keys(others).length > 0)
    throw new UserError('npm start takes --host, --host ADDRESS and --port NUMBER, such as:', [
      'npm start -- --host --port 5000',
    ])
  return { ...(host !== undefined && { host }), ...(port !== undefined && { port: Number(port) }) }
}
