import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PATHS } from '@/site/routes.ts'
import { renderApp } from '../../render.tsx'
import { watchScroll } from '../../watch-scroll.ts'
import { downloadsTexts, headerTexts, heroTexts } from 'virtual:texts'

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
const findDownloads = () => findHeading(downloadsTexts.heading.join(' '))

// What a link brings to its top at once, with the focus on its heading, is told in e2e/navigation.spec.ts.
it('The brand leads smoothly to the top of the home page', async () => {
  renderApp(PATHS.downloads)
  await findDownloads()
  const { places } = watchScroll()
  const [brand] = screen.getAllByLabelText(/página inicial/)
  fireEvent.click(brand ?? document.body)
  expect(await findHeading(heroTexts.title)).toHaveFocus()
  expect(places().at(-1)).toEqual({ top: 0, behavior: 'smooth' })
})

it('The way back leaves place and focus to the browser', async () => {
  renderApp(PATHS.home)
  await findHeading(heroTexts.title)
  fireEvent.click(screen.getByText(headerTexts.downloads))
  await findDownloads()
  const { places } = watchScroll()
  act(() => window.history.back())
  expect(await findHeading(heroTexts.title)).not.toHaveFocus()
  expect(places()).toEqual([])
})
