import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { headScript } from '../../plugins/head-script.ts'

const call = (analyticsSrc: string) =>
  headScript([
    {
      file: 'boot/head/trusted-types.ts',
      name: 'createDefaultPolicy',
      args: [analyticsSrc, []],
    },
  ])

it('calls the functions that it is made of, and leaves nothing behind', async () => {
  const names: string[] = []
  const window = { trustedTypes: { createPolicy: (name: string) => names.push(name) } }
  const context = { window }
  runInNewContext(await call('https://counter.example/script.js'), context)
  expect(names).toEqual(['default'])
  expect(Object.keys(context)).toEqual(['window'])
})

it('cannot end the element that it stands in, whatever it is called with', async () => {
  expect(await call('https://x.example/</script><!--')).not.toMatch(/<\/script|<!--/)
})
