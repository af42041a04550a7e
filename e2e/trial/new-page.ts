import type { BrowserContext, Page } from '@playwright/test'
import { dismissPreview } from '../support/chatbot.ts'
import { refuseTags } from '../support/open.ts'

/** A page that neither the chat's preview nor the question of consent will cover. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await dismissPreview(page)
  await refuseTags(page)
  return page
}
