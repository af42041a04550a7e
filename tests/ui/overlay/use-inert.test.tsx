import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useInert } from '@/ui/overlay/use-inert.ts'

function Holder({ selector }: { selector: string }) {
  useInert(selector, true)
  return null
}

it('Elements are out of reach, and the page is still, until the last overlay is closed', () => {
  document.body.innerHTML = '<main></main><footer></footer>'
  const isHeld = (selector: string) => document.querySelector(selector)?.hasAttribute('inert')
  const menu = render(<Holder selector="main" />)
  const dialog = render(<Holder selector="main, footer" />)
  dialog.unmount()
  expect([isHeld('main'), isHeld('footer')]).toEqual([true, false])
  expect(document.documentElement).toHaveAttribute('data-modal')
  menu.unmount()
  expect(isHeld('main')).toBe(false)
  expect(document.documentElement).not.toHaveAttribute('data-modal')
})
