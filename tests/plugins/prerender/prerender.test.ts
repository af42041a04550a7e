import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { parseEnv } from '@/config/env.ts'
import { DEFAULT_LANGUAGE } from '@/config/languages.ts'
import { prerender } from '../../../plugins/prerender/prerender.ts'
import { createSite } from '../temporary-site.ts'

it('A prerendering that fails leaves no folder behind', async () => {
  const { config, root } = createSite({ 'other.html': '<title>no home page</title>' }, [
    prerender(parseEnv({}).env, DEFAULT_LANGUAGE),
  ])
  const modules = path.join(root, 'node_modules')
  mkdirSync(modules)
  const input = path.join(root, 'other.html')
  await expect(build({ ...config, build: { rolldownOptions: { input } } })).rejects.toThrow(
    'index.html',
  )
  expect(readdirSync(modules)).toEqual([])
})
