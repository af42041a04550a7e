import { STYLE_STATE } from '../page-state.ts'
import { addLink } from './add-link.ts'

const STYLE_LIMIT_MS = 3000

const { dataset } = document.documentElement
let timer: number | undefined
let settle = () => {}

function showPlainly(): void {
  dataset[STYLE_STATE] = 'plain'
  settle()
}

/**
 * Hides what is below the first section until its style comes, fails or takes longer than the limit.
 * Resolves then.
 */
export async function awaitStyle(): Promise<void> {
  dataset[STYLE_STATE] = 'awaited'
  timer = window.setTimeout(showPlainly, STYLE_LIMIT_MS)
  await new Promise<void>((resolve) => {
    settle = resolve
  })
}

export function loadStyle(href: string): void {
  const style = addLink('stylesheet', href)
  style.addEventListener('error', showPlainly)
  style.addEventListener('load', () => {
    clearTimeout(timer)
    delete dataset[STYLE_STATE]
    settle()
  })
}
