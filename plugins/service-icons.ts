import path from 'node:path'
import type { Plugin } from 'vite'
import { DEFAULT_LANGUAGE } from '../src/config/languages.ts'
import { readTexts } from './texts/language-texts.ts'

const MODULE = 'virtual:service-icons'

/** The component of an icon: "brain-circuit" is exported as `BrainCircuit`. */
function componentName(icon: string): string {
  return icon.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
}

/** Answers `virtual:service-icons` with the icons that the services name. A wrong one ends the build. */
export function serviceIcons(root: string): Plugin {
  // Bundled with the sections: what begins with \0 goes with the bundler's own helpers.
  const file = path.join(root, 'src/sections/home/service-icons.js')
  return {
    name: 'service-icons',
    enforce: 'pre',
    resolveId: (source) => (source === MODULE ? file : null),
    async load(id) {
      if (id !== file) return null
      this.addWatchFile(path.join(root, 'src/content/pt-br/services.ts'))
      const { SERVICES } = await readTexts(root, DEFAULT_LANGUAGE, 'services.ts')
      const icons = new Set((SERVICES as { icon: string }[]).map(({ icon }) => icon))
      const lucide = await import('lucide-react')
      const wrong = [...icons].filter((icon) => !(componentName(icon) in lucide))
      if (wrong.length > 0) this.error(`services.ts: lucide has no icon "${wrong.join('", "')}"`)
      const entries = [...icons].map((icon) => `'${icon}': ${componentName(icon)}`)
      return `import { ${[...icons].map(componentName).join(', ')} } from 'lucide-react'
export const SERVICE_ICONS = { ${entries.join(', ')} }`
    },
  }
}
