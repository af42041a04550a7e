import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Artwork } from '@/components/ui/artwork.tsx'
import { Cover } from '@/components/ui/cover.tsx'
import { ThemedImage } from '@/components/ui/themed-image.tsx'

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({
    type,
    first: srcset.split(', ')[0],
    sizes,
  }))

describe('a picture', () => {
  it('is offered in newer formats first, in several widths, and is loaded when it comes near', () => {
    const { container } = render(
      <Artwork base="/images/a" alt="Um vale" sizes="50vw" width={4} height={3} />,
    )
    expect(sources(container)).toEqual([
      { type: 'image/avif', first: '/images/a-480.avif 480w', sizes: '50vw' },
      { type: 'image/webp', first: '/images/a-480.webp 480w', sizes: '50vw' },
    ])
    const image = screen.getByRole('img', { name: 'Um vale' })
    expect(image).toHaveAttribute('src', '/images/a-800.jpg')
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(image).toHaveAttribute('width', '4')
  })
})

describe('a cover', () => {
  it('falls back to the JPEG that the specification names', () => {
    const { container } = render(<Cover src="/pdfs/a-capa.jpg" alt="Capa" sizes="20vw" />)
    expect(screen.getByRole('img', { name: 'Capa' })).toHaveAttribute('src', '/pdfs/a-capa.jpg')
    expect(sources(container)).toEqual([
      { type: 'image/avif', first: '/pdfs/a-capa-360.avif 360w', sizes: '20vw' },
      { type: 'image/webp', first: '/pdfs/a-capa-360.webp 360w', sizes: '20vw' },
    ])
  })
})

describe('a picture for each theme', () => {
  it('has one for light and one for dark', () => {
    render(<ThemedImage base="/images/a" extension="svg" alt="Raio" />)
    expect(
      screen.getAllByRole('img', { name: 'Raio' }).map((image) => image.getAttribute('src')),
    ).toEqual(['/images/a-light.svg', '/images/a-dark.svg'])
  })
})
