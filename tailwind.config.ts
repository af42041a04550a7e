import type { Config } from 'tailwindcss'
import { BREAKPOINTS } from './src/site/breakpoints.ts'

/** The colours of `src/styles/neutral.css` that markup has classes for. */
const COLORS = [
  'ground',
  'raised',
  'sunk',
  'fg',
  'fg-2',
  'fg-3',
  'line',
  'primary',
  'on-primary',
  'danger',
  'danger-fill',
  'on-danger',
  'inverse',
  'on-inverse',
  'sea',
  'ink',
  'bone',
]
const SPACES = ['small', 'medium', 'large', 'section']

function named(names: readonly string[], prefix: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `var(--${prefix}${name})`]))
}

export default {
  theme: {
    screens: BREAKPOINTS,
    colors: { transparent: 'transparent', current: 'currentColor', ...named(COLORS, '') },
    fontFamily: { sans: 'var(--font-sans)' },
    // Each with its line height.
    fontSize: {
      xs: ['var(--text-xs)', '1.45'],
      sm: ['var(--text-sm)', 'var(--leading-sm)'],
      base: ['1rem', '1.4'],
      md: ['var(--text-md)', 'var(--leading-md)'],
      lg: ['var(--text-lg)', '1.28'],
      xl: ['var(--text-xl)', '1.16'],
      problem: ['var(--text-problem)', '1.16'],
      lead: ['var(--text-lead)', '1.2'],
      figure: ['var(--text-figure)', '1'],
    },
    fontWeight: { normal: '400', medium: '500' },
    borderRadius: { DEFAULT: 'var(--radius)' },
    // Between menu and dialog stands the question of src/vendors/tags/consent-dialog.css, at 65.
    zIndex: { header: '40', chat: '45', menu: '60', dialog: '70', toast: '80', skip: '90' },
    extend: { spacing: { ...named(SPACES, 'space-'), touch: 'var(--touch)' } },
  },
} satisfies Config
