import type { Messages } from '../../plugins/messages/english.ts'
import { messages } from '../../plugins/messages/messages.ts'
import { interpolate } from '../../src/text/interpolate.ts'

export interface Fault {
  fault: keyof Messages['browser']['faults']
  words?: string
  what: string
}

export interface Finding extends Fault {
  page: string
}

const LONGEST_WORDS = 60

/** Each fault once, with the first page that has it. Of a pair of colours one text is enough. */
export function tableOf(findings: readonly Finding[]): string {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const { fault, words, what } = finding
    const key = fault + (fault === 'contrast' ? what : words || what)
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  const width = Math.max(...findings.map(({ page }) => page.length)) + 6
  const lines = Array.from(groups.values(), (group) => {
    const [{ fault, words = '', what, page }] = group
    const others = new Set(group.map((each) => each.page)).size - 1
    const place = others > 0 ? `${page} (+${others})` : page
    const [wrong = '', toDo = ''] = messages.browser.faults[fault]
    const one = words.replaceAll(/\s+/g, ' ').trim()
    const shown = one.length > LONGEST_WORDS ? `${one.slice(0, LONGEST_WORDS)}…` : one
    return `  ${place.padEnd(width)}${interpolate(wrong, { words: shown, what })}.  ${toDo}`
  })
  return lines.join('\n')
}
