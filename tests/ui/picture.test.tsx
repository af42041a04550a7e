import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Picture } from '@/ui/picture.tsx'

it.each([
  ['/images/x-160.jpg', ['/images/x-160.avif 160w, /images/x-320.avif 320w']],
  ['/images/x-2.jpg', ['/images/x-2-160.avif 160w, /images/x-2-320.avif 320w']],
  ['/images/x.png', []],
])('A picture names only files that are there beside %s', (src, sources) => {
  const { container } = render(<Picture src={src} kind="portrait" alt="X" sizes="100vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', src)
  expect(Array.from(container.querySelectorAll('source'), ({ srcset }) => srcset)).toEqual(sources)
})
