import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tooltip, TooltipProvider } from '@/ui/tooltip.tsx'
import { pass, stopClock } from '../support/render.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const note = () => screen.queryByRole('tooltip')?.textContent

function renderNotes(): void {
  render(
    <TooltipProvider>
      {['um', 'dois'].map((name) => (
        <Tooltip key={name} text={`nota ${name}`}>
          <button>{name}</button>
        </Tooltip>
      ))}
    </TooltipProvider>,
  )
}

it('A tooltip opens after the delay of the specification, and at once after another', async () => {
  const user = stopClock()
  renderNotes()
  await user.hover(button('um'))
  await pass(699)
  expect(note()).toBeUndefined()
  await pass(1)
  expect(note()).toBe('nota um')
  expect(button('um')).toHaveAccessibleDescription('nota um')
  await user.keyboard('{Escape}')
  await pass(299)
  await user.hover(button('dois'))
  await pass(0)
  expect(note()).toBe('nota dois')
})
