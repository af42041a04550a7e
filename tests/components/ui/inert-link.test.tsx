import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InertLink } from '@/components/ui/inert-link.tsx'
import { TooltipProvider } from '@/components/ui/tooltip.tsx'

it('shows its note at a tap, and goes nowhere', () => {
  render(
    <TooltipProvider>
      <InertLink note="Em breve" noteLang="pt-BR">
        Blog
      </InertLink>
    </TooltipProvider>,
  )
  const link = screen.getByRole('link', { name: 'Blog' })
  fireEvent.pointerDown(link, { pointerType: 'touch' })
  expect(fireEvent.click(link)).toBe(false)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Em breve')
})
