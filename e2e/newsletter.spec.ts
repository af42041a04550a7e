import { NOTICE_WIDTH_PX } from '../src/site/constants.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { toastOf } from './support/toast.ts'
import { ANY_PAGE, texts } from './support/site.ts'

test('The newsletter’s notice is as wide as the specification says where the window allows it @newsletter', async ({
  page,
}) => {
  await open(page, ANY_PAGE)
  const { label, notOpen } = texts.footer.newsletter
  const email = page.getByPlaceholder(label)
  await email.fill('visitante@empresa.example')
  await email.press('Enter')
  await toastOf(page, notOpen).hover()
  for (const [window, width] of [
    [1440, NOTICE_WIDTH_PX],
    [388, NOTICE_WIDTH_PX],
    [360, 360 - 32],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 })
    const box = await toastOf(page, notOpen).boundingBox()
    expect([window, box?.width]).toEqual([window, width])
  }
})
