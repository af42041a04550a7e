import type { Config } from 'tailwindcss'

/** What classes call the design's tokens, `src/styles/tokens.css`, and the values that only classes and `--theme()` use. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ground: 'var(--ground)',
      raised: 'var(--raised)',
      sunk: 'var(--sunk)',
      fg: 'var(--fg)',
      'fg-2': 'var(--fg-2)',
      'fg-3': 'var(--fg-3)',
      line: 'var(--line)',
      'line-2': 'var(--line-2)',
      hover: 'var(--hover)',
      primary: 'var(--primary)',
      'on-primary': 'var(--on-primary)',
      danger: 'var(--danger)',
      'danger-fill': 'var(--danger-fill)',
      'on-danger': 'var(--on-danger)',
      inverse: 'var(--inverse)',
      'on-inverse': 'var(--on-inverse)',
      sea: 'var(--sea)',
      bone: 'var(--bone)',
      scrim: 'var(--scrim)',
    },
    fontFamily: { sans: 'var(--font-sans)' },
    fontSize: {
      xs: ['0.8125rem', '1.45'],
      sm: ['0.9375rem', '1.5'],
      base: ['1rem', '1.4'],
      md: ['clamp(1.0625rem, 0.98rem + 0.3vw, 1.25rem)', '1.55'],
      lg: ['clamp(1.25rem, 1.05rem + 0.85vw, 1.875rem)', '1.28'],
      xl: ['clamp(1.5rem, 1.1rem + 1.6vw, 2.5rem)', '1.16'],
    },
    fontWeight: { normal: '400', medium: '500' },
    screens: { sm: '37.5em', md: '56.25em', lg: '68.75em' },
    borderRadius: { none: '0', DEFAULT: '2px', full: '9999px' },
    zIndex: { header: '40', chat: '45', menu: '60', dialog: '70', toast: '80', skip: '90' },
    transitionDuration: { fast: 'var(--duration-fast)' },
    extend: {
      spacing: {
        small: 'var(--space-small)',
        medium: 'var(--space-medium)',
        large: 'var(--space-large)',
        section: 'var(--space-section)',
      },
    },
  },
} satisfies Config
