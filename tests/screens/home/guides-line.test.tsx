import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GuidesLine } from '@/screens/home/guides-line.tsx'
import { guideFiles } from 'virtual:site'
import { renderPiece } from '../../support/render.tsx'

it('The page of a guide says its number and that it downloads, and opens the request for the guide', async () => {
  const title = 'Guia Prático de Inteligência Artificial'
  const sample = { samplePage: '/pdfs/a.jpg', sampleNumber: 3, pages: 34 }
  guideFiles['ia-guia.pdf'] = {
    summary: '',
    chapters: [],
    size: { width: 1, height: 1 },
    ...sample,
  }
  renderPiece(<GuidesLine />)
  fireEvent.click(screen.getByRole('button', { name: `Página 3 de 34 Download: ${title}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Receba o link por e-mail' })
  expect(dialog).toHaveTextContent(title)
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(dialog).not.toBeVisible())
})
