import type { Page } from '@playwright/test'

/** Records and dismisses every dialog, also the one before a page is left. */
export function watchDialogs(page: Page): { type: string; message: string }[] {
  const asked: { type: string; message: string }[] = []
  page.on('dialog', (dialog) => {
    asked.push({ type: dialog.type(), message: dialog.message() })
    void dialog.dismiss()
  })
  return asked
}
