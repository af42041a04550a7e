import type { Messages } from '../../plugins/messages/english.ts'
import { messages } from '../../plugins/messages/messages.ts'
import { interpolate } from '../../src/text/interpolate.ts'

export interface Finding {
  page: string
  fault: keyof Messages['browser']['faults']
  words?: string
  what: string
}

const LONGEST_WORDS = 60

export function tableOf(findings: readonly Finding[]): string {
  // Of a pair of colours one text is enough.
  const keyOf = ({ fault, words, what }: Finding) =>
    fault + (fault === 'contrast' ? what : words || what)
  const width = Math.max(...findings.map(({ page }) => page.length)) + 6
  const isFirst = (finding: Finding, index: number) =>
    findings.findIndex((each) => keyOf(each) === keyOf(finding)) === index
  const lines = findings.filter(isFirst).map((finding) => {
    const { fault, words = '', what, page } = finding
    const same = findings.filter((each) => keyOf(each) === keyOf(finding))
    const others = new Set(same.map((each) => each.page)).size - 1
    const place = others > 0 ? `${page} (+${others})` : page
    const [wrong = '', toDo = ''] = messages.browser.faults[fault]
    const one = words.replaceAll(/\s+/g, ' ').trim()
    const shown = one.length > LONGEST_WORDS ? `${one.slice(0, LONGEST_WORDS)}…` : one
    return `  ${place.padEnd(width)}${interpolate(wrong, { words: shown, what })}.  ${toDo}`
  })
  return lines.join('\n')
}
