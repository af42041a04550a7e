import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ComingSoonLink } from '@/links/coming-soon-link.tsx'
import { TooltipProvider } from '@/ui/tooltip.tsx'

it('says at a tap that it comes soon, and goes nowhere', () => {
  render(
    <TooltipProvider>
      <ComingSoonLink>Blog</ComingSoonLink>
    </TooltipProvider>,
  )
  const link = screen.getByRole('link', { name: 'Blog' })
  fireEvent.pointerDown(link, { pointerType: 'touch' })
  expect(fireEvent.click(link)).toBe(false)
  expect(screen.getByRole('tooltip')).toHaveTextContent('Em breve')
})
