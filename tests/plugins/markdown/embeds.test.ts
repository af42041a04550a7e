import { expect, it } from 'vitest'
import { embedOf } from '../../../plugins/markdown/embeds.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'
const MAP = 'https://www.google.com/maps?q=Pra%C3%A7a%20XV&output=embed'

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s', YOUTUBE],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', YOUTUBE],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://player.vimeo.com/video/76979871?h=1', VIMEO],
  ['https://www.google.com/maps/place/Pra%C3%A7a+XV/@-27.5,-48.5,17z', MAP],
  ['https://maps.google.com/?q=Pra%C3%A7a+XV', MAP],
  [
    'https://www.google.com/maps?q=Bar+50%25',
    'https://www.google.com/maps?q=Bar%2050%25&output=embed',
  ],
  ['https://www.google.com/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18'],
  ['https://www.youtube.com/', undefined],
  ['https://www.youtube.com.example.org/watch?v=aqz-KE-bpKQ', undefined],
  ['http://vimeo.com/76979871', undefined],
  ['https://example.com/video', undefined],
])('The address %s is shown as %s', (address, source) => {
  const embed = embedOf(address)
  expect(embed?.source).toBe(source)
  expect(embed?.source.startsWith(`${embed.host}/`)).not.toBe(false)
})
