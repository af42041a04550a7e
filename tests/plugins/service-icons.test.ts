import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { serviceIcons } from '../../plugins/service-icons.ts'
import { createSite } from './temporary-site.ts'

/** Builds a page that writes the icons of a service, with what lucide has stood in for. */
async function buildWith(icon: string): Promise<string> {
  const { config, root } = createSite(
    {
      'index.html': '<script type="module" src="/main.ts"></script>',
      'main.ts':
        "import { SERVICE_ICONS } from 'virtual:service-icons'\nconsole.log(SERVICE_ICONS)",
      'src/content/pt-br/services.ts': `export const SERVICES = [{ icon: '${icon}' }]`,
    },
    [],
  )
  const { output } = (await build({
    ...config,
    plugins: [serviceIcons(root)],
    build: { write: false, rolldownOptions: { external: ['lucide-react'] } },
  })) as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

it('The icons that the services name are taken from lucide, and no others', async () => {
  const code = await buildWith('arrow-down-0-1')
  expect(code).toMatch(/import\s*\{\s*ArrowDown01( as \w+)?\s*\}\s*from\s*["']lucide-react/)
})

it('An icon that lucide does not have ends the build by its name', async () => {
  await expect(buildWith('no-such-icon')).rejects.toThrow('lucide has no icon "no-such-icon"')
})
