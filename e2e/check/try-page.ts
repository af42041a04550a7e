import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { IN_PORTUGUESE, messages } from '../../plugins/messages/messages.ts'
import { bringAxe, settled, violationsInThemes, type Violation } from '../support/axe.ts'
import { open, styled } from '../support/open.ts'
import { withoutCode } from '../support/requests.ts'
import { textFaults } from '../support/text-faults.ts'
import { watchFaults } from '../support/watch.ts'
import type { Fault } from './finding.ts'

export const MISSING_PAGE = '/404'
/** With its code it starts a download or leads home. */
const DOWNLOAD_LINK = /\/download\/$/

const WIDTHS_PX = [1440, 768, 390, 320]

/** Axe's own words in Portuguese, less those that it would compile, which a page's policy forbids. */
function localeOfAxe(): axe.Locale {
  const file = createRequire(import.meta.url).resolve('axe-core/locales/pt_BR.json')
  const { rules, checks } = JSON.parse(readFileSync(file, 'utf8')) as Required<axe.Locale>
  return { lang: 'pt-BR', rules, checks }
}

function inWords(violation: Violation): Fault {
  const { rule, target, words, summary, data } = violation
  if (rule === 'color-contrast' && data) {
    const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = data
    const wanted = Number.parseFloat(expectedContrastRatio)
    const what = messages.browser.pair(fgColor, bgColor, contrastRatio, wanted)
    return { fault: 'contrast', words: words || target, what }
  }
  const [, what = rule] = summary.split('\n')
  return { fault: 'access', words: words || target, what: what.trim() }
}

/** What the browser says, less what only repeats the answer to a request, or is of another host. */
function faultsHeard(text: string, origin: string): Fault[] {
  const [, kind, rest = ''] =
    /^(status|request failed|securitypolicy|console|uncaught)(.*)/s.exec(
      text.replace(/^console error: (?=securitypolicyviolation)/, ''),
    ) ?? []
  if (kind === 'securitypolicy') return [{ fault: 'policy', what: rest.replace(/^\w*: /, '') }]
  if (/Failed to load resource|Content Security Policy/.test(rest)) return []
  if (kind !== 'status' && kind !== 'request failed') return [{ fault: 'error', what: text }]
  const [, address] = rest.split(origin)
  return address ? [{ fault: 'missing', what: address }] : []
}

/** What Chinese and Japanese have no spaces in: where their headings break is the reader's browser's affair. */
const UNSPACED = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+: parted/u

const isWithin = (text: string, other: string) => other !== text && other.includes(text)

async function findOverflow(page: Page): Promise<Fault[]> {
  const found: Fault[] = []
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 })
    const moved = await page.evaluate(() => {
      window.scrollTo({ left: 200, behavior: 'instant' })
      const left = window.scrollX
      window.scrollTo({ left: 0, behavior: 'instant' })
      return left
    })
    if (moved > 0) found.push({ fault: 'sideways', what: String(width) })
    await settled(page)
    const texts = (await textFaults(page))
      .filter((text) => !UNSPACED.test(text))
      .map((text) => text.slice(0, text.lastIndexOf(': ')))
    for (const words of texts.filter((each) => !texts.some((other) => isWithin(each, other))))
      found.push({ fault: 'cut', words, what: String(width) })
  }
  return found
}

async function addressesOn(page: Page): Promise<[address: string, words: string][]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href="#"])')]
    const sized = [...document.querySelectorAll<HTMLImageElement>('img[srcset], source[srcset]')]
    const pictures = [
      ...Array.from(document.images, ({ src }) => src),
      ...sized.flatMap(({ srcset }) => srcset.split(', ').map((each) => each.trim().split(' ')[0])),
    ]
    return [
      ...links.map(({ href, innerText, ariaLabel }) => [href, innerText || ariaLabel || href]),
      ...pictures.map((src = '') => [src && new URL(src, location.href).href, '']),
    ] as [string, string][]
  })
}

async function findDeadLinks(page: Page, origin: string, known: Map<string, boolean>) {
  const found: Fault[] = []
  for (const [address, words] of await addressesOn(page)) {
    if (!address.startsWith(`${origin}/`)) continue
    const { pathname, hash } = new URL(address)
    let isThere = known.get(address)
    if (isThere === undefined) {
      const answer = await page.request.get(address)
      const id = decodeURIComponent(hash.slice(1))
      const isPage = answer.ok() || pathname.endsWith(MISSING_PAGE)
      isThere = isPage && (!id || (await answer.text()).includes(`id="${id}"`))
      known.set(address, isThere)
    }
    if (!isThere) found.push({ fault: words ? 'link' : 'missing', words, what: pathname + hash })
  }
  return found
}

/** Opens an address and says what is wrong with it. `known` are addresses that were tried. */
export async function tryPage(
  page: Page,
  address: string,
  known: Map<string, boolean>,
): Promise<Fault[]> {
  const { origin, pathname } = new URL(address)
  const found: Fault[] = []
  const faults = await watchFaults(page.context())
  if (pathname.endsWith(MISSING_PAGE)) faults.expectStatus(404)
  await bringAxe(page)
  if (IN_PORTUGUESE)
    await page.addInitScript((locale) => window.axe.configure({ locale }), localeOfAxe())
  try {
    if (DOWNLOAD_LINK.test(pathname)) {
      await withoutCode(page)
      await page.goto(address)
      await styled(page)
    } else await open(page, address)
    const violations = await violationsInThemes(page)
    found.push(...violations.map(inWords), ...(await findOverflow(page)))
    found.push(...(await findDeadLinks(page, origin, known)))
  } catch (error) {
    found.push({ fault: 'closed', what: String(error).split('\n')[0] ?? '' })
  }
  return [...faults.surprises().flatMap((text) => faultsHeard(text, origin)), ...found]
}
