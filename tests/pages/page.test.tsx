import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PATHS } from '@/config/routes.ts'
import { dictionary } from '@/content/pt-br/dictionary.ts'
import { downloadsTexts } from '@/content/pt-br/downloads.ts'
import { HOME_HEADING } from '../home-heading.ts'
import { renderApp } from '../render.tsx'
import { watchScroll } from '../watch-scroll.ts'

const findHeading = (name: string) => screen.findByText(name, { selector: 'h1' })
const findDownloads = () => findHeading(downloadsTexts.heading.join(' '))

it('Another page is begun at its top at once, but the home page by the brand smoothly', async () => {
  renderApp(PATHS.home)
  await findHeading(HOME_HEADING)
  const { places } = watchScroll()
  fireEvent.click(screen.getByText(dictionary.header.downloads))
  expect(await findDownloads()).toHaveFocus()
  expect(places()).toContainEqual({ top: 0, behavior: 'instant' })
  expect(places()).not.toContainEqual({ top: 0, behavior: 'smooth' })
  const [brand] = screen.getAllByLabelText(/página inicial/)
  fireEvent.click(brand ?? document.body)
  expect(await findHeading(HOME_HEADING)).toHaveFocus()
  expect(places().at(-1)).toEqual({ top: 0, behavior: 'smooth' })
})

it('The way back leaves place and focus to the browser', async () => {
  renderApp(PATHS.home)
  await findHeading(HOME_HEADING)
  fireEvent.click(screen.getByText(dictionary.header.downloads))
  await findDownloads()
  const { places } = watchScroll()
  act(() => window.history.back())
  expect(await findHeading(HOME_HEADING)).not.toHaveFocus()
  expect(places()).toEqual([])
})
