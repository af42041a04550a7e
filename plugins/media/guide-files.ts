import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Texts } from '../../src/content/schema/texts.ts'
import type { GuideFile } from '../../src/site/guide-file.ts'
import { interpolate } from '../../src/text/interpolate.ts'
import { hashOf, type Made } from '../brand/made.ts'
import { messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'
import type { SiteFolder } from '../settings/site-folder.ts'
import { pluralForm } from '../texts/plural-form.ts'
import { needsSizes, sizeOf, type PictureRef } from './picture-sizes.ts'

/** PDF readers look for `%PDF-` only in these first bytes. */
const PDF_HEAD_BYTES = 1024

/** A guide's pages, size and month in words. A phone takes some 20 ms to format a month, so the build does. */
export function guideSummary(
  { lang, ...texts }: Texts['downloads'],
  { bytes, pages, date }: { bytes: number; pages?: number; date?: string | undefined },
): string {
  const number = new Intl.NumberFormat(lang)
  const size = number.format(Math.round(bytes / 1000))
  const count = pages && texts.pages[pluralForm(lang, pages)]
  const facts = count
    ? interpolate(texts.facts, {
        pages: interpolate(count, { count: number.format(pages) }),
        size,
      })
    : interpolate(texts.factsWithoutPages, { size })
  if (!date) return facts
  const day = new Date(date)
  const month = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return interpolate(texts.factsDated, {
    facts,
    date: month.format(day),
    year: day.getUTCFullYear(),
    month: day.getUTCMonth() + 1,
  })
}

export async function guideFilesOf(
  folder: SiteFolder,
  files: Made['files'],
  { downloads, guides }: Pick<Texts, 'downloads' | 'guides'>,
): Promise<Record<string, GuideFile>> {
  const guideFiles: Record<string, GuideFile> = {}
  for (const { file, cover, pages } of guides.guides) {
    const place = `${folder.public}/pdfs/${file}`
    const content = readFileSync(path.join(folder.root, place))
    if (!content.subarray(0, PDF_HEAD_BYTES).includes('%PDF-'))
      throw new UserError(messages.files.noPdf(place))
    const made = files[file]
    const picture: PictureRef = { kind: 'cover', address: cover }
    const size = made && !needsSizes(folder, picture) ? made.size : await sizeOf(folder, picture)
    const isSame = made?.hash === hashOf(content)
    const { date, hash: _hash, ...known } = isSame ? made : {}
    const shown = { chapters: [], ...(pages && { pages }), ...known, size }
    const summary = guideSummary(downloads, { ...shown, bytes: content.length, date })
    guideFiles[file] = { ...shown, summary }
  }
  return guideFiles
}
