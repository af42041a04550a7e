import type { Page } from '@playwright/test'

/** Notes what the page, or the browser before it is left, asks or says; each is dismissed. */
export function watchDialogs(page: Page): { type: string; message: string }[] {
  const asked: { type: string; message: string }[] = []
  page.on('dialog', (dialog) => {
    asked.push({ type: dialog.type(), message: dialog.message() })
    void dialog.dismiss()
  })
  return asked
}
