import { readFile } from 'node:fs/promises'
import Mustache from 'mustache'
import { linksIn, type MailLink } from './mail-links.ts'
import type { MailSettings, Template, TemplateParams } from './mail-service.ts'
import { singleLine } from './single-line.ts'

export interface RenderedMail {
  subject: string
  html: string
  links: MailLink[]
}

/** Fills a template's source. The subject is its title, as text: there is nothing to escape in it. */
export function fillTemplate(source: string, params: TemplateParams): RenderedMail {
  const title = /<title>([^<]*)<\/title>/.exec(source)?.[1] ?? ''
  const html = Mustache.render(source, params)
  return {
    subject: singleLine(Mustache.render(title, params, undefined, { escape: String })),
    html,
    links: linksIn(html),
  }
}

/**
 * Reads the template again for each mail, so that an edit shows in the next one. The company's own
 * words are no parameters: `npm run brand` writes them into what is pasted into the mail service.
 */
export async function renderMail(
  template: Template,
  params: TemplateParams,
  { brandName, companyEmail }: Pick<MailSettings, 'brandName' | 'companyEmail'>,
): Promise<RenderedMail> {
  const file = new URL(`../../mail-templates/${template}.html`, import.meta.url)
  try {
    const company = { brand: brandName, company_email: companyEmail }
    return fillTemplate(await readFile(file, 'utf8'), { ...params, ...company })
  } catch (error) {
    throw new Error(`mail-templates/${template}.html could not be rendered`, { cause: error })
  }
}
