import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useInert } from '@/ui/use-inert.ts'

const findMain = () => document.querySelectorAll('main')
const findBoth = () => document.querySelectorAll('main, footer')

function Holder({ find }: { find: () => Iterable<Element> }) {
  useInert(find)
  return null
}

it('keeps elements out of reach and the page still until the last holder is gone', () => {
  document.body.innerHTML = '<main></main><footer></footer>'
  const isHeld = (selector: string) => document.querySelector(selector)?.hasAttribute('inert')
  const menu = render(<Holder find={findMain} />)
  const dialog = render(<Holder find={findBoth} />)
  dialog.unmount()
  expect([isHeld('main'), isHeld('footer')]).toEqual([true, false])
  expect(document.documentElement).toHaveAttribute('data-modal')
  menu.unmount()
  expect(isHeld('main')).toBe(false)
  expect(document.documentElement).not.toHaveAttribute('data-modal')
})
