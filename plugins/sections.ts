import type { Plugin } from 'vite'
import type { SectionName } from '../src/site/routes.ts'

const SECTIONS = 'virtual:sections'

function componentName(name: SectionName): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Section`
}

/** Answers `virtual:sections` with the home page's sections: the code of others does not come. */
export function sections(names: readonly SectionName[]): Plugin {
  const imports = names.map(
    (name) => `import { ${componentName(name)} } from '@/screens/home/${name}-section.tsx'`,
  )
  return {
    name: 'sections',
    resolveId: (source) => (source === SECTIONS ? `\0${SECTIONS}` : null),
    load: (id) =>
      id === `\0${SECTIONS}`
        ? `${imports.join('\n')}\nexport default [${names.map(componentName).join(', ')}]`
        : null,
  }
}
