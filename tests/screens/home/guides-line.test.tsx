import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GuidesLine } from '@/screens/home/guides-line.tsx'
import { guideFacts } from '@/site/build-facts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { coursesTexts, downloadsTexts, guidesTexts } from 'virtual:texts'
import { renderPiece } from '../../support/render.tsx'

it('The page of a guide says its number and that it downloads, and opens the request for the guide', async () => {
  renderPiece(<GuidesLine />)
  const guide = guidesTexts.guides.find(({ file }) => guideFacts[file]?.samplePage)
  const { sampleNumber = 0, pages = 0 } = guideFacts[guide?.file ?? ''] ?? {}
  const page = screen.getByRole('button', {
    name: [
      interpolate(coursesTexts.pageNumber, { number: sampleNumber, pages }),
      interpolate(downloadsTexts.buttonLabel, { title: guide?.title ?? '' }),
    ].join(' '),
  })
  fireEvent.click(page)
  const dialog = await screen.findByRole('dialog', { name: downloadsTexts.modal.title })
  expect(dialog).toHaveTextContent(guide?.title ?? '-')
  fireEvent.click(screen.getByRole('button', { name: downloadsTexts.modal.close }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})
