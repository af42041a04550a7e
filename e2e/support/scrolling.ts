import type { Page } from '@playwright/test'

export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Turns the wheel and returns where the page is after the event. */
export async function turnWheel(page: Page): Promise<number> {
  const turned = await page.evaluateHandle(() => ({
    until: new Promise<void>((resolve) =>
      addEventListener('wheel', () => setTimeout(resolve, 100), {
        once: true,
        capture: true,
      }),
    ),
  }))
  await page.mouse.wheel(0, 300)
  await turned.evaluate(({ until }) => until)
  return scrolled(page)
}
