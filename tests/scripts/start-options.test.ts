import { expect, it } from 'vitest'
import { startOptions } from '../../scripts/start-options.ts'

it.each([
  ['', {}],
  ['--port 5000', { port: 5000 }],
  ['--host', { host: true }],
  ['--host 0.0.0.0 --port=80', { host: '0.0.0.0', port: 80 }],
])('npm start -- %s serves the site there', (args, options) => {
  expect(startOptions(args.split(' ').filter(Boolean))).toEqual(options)
})

it.each(['--port abc', '--port', '--port 70000', '--prot 5000'])(
  'npm start -- %s says what it takes, without a stack',
  (args) => {
    const start = () => startOptions(args.split(' '))
    expect(start).toThrow(
      expect.objectContaining({ stack: expect.stringMatching(/^npm start takes .*\n.*5000$/) }),
    )
  },
)
