import { describe, expect, it } from 'vitest'
import { startDownload } from '@/browser/download.ts'
import { catchDownloads } from '../downloads.ts'

describe('a download', () => {
  it('is one click on a link that is gone afterwards', () => {
    const caught = catchDownloads()
    startDownload('/pdfs/guia.pdf', 'guia.pdf')
    expect(caught).toEqual([{ href: '/pdfs/guia.pdf', fileName: 'guia.pdf' }])
    expect(document.querySelector('a')).toBeNull()
  })
})
