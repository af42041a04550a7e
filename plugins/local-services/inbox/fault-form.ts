import type { FaultKind } from '../fault.ts'
import { element } from './element.ts'

/** Shows which fault waits for the next send. */
export function showFault(kind: FaultKind | null): void {
  const form = element('fault', HTMLFormElement)
  for (const input of form.querySelectorAll('input')) input.checked = input.value === (kind ?? '')
  const words = form.querySelector('input:checked')?.parentElement?.textContent.trim()

  form.classList.toggle('pending', kind !== null)
  element('fault-cancel', HTMLButtonElement).hidden = kind === null
  element('fault-status', HTMLElement).textContent =
    kind === null ? 'Nenhuma falha pendente.' : `Falha pendente: ${words}.`
}

/** Calls `order` with the fault that the reader chooses, or with nothing in it to take it back. */
export function watchFault(order: (kind: string) => void): void {
  const form = element('fault', HTMLFormElement)
  form.addEventListener('change', () => {
    order(form.querySelector<HTMLInputElement>('input:checked')?.value ?? '')
  })
  element('fault-cancel', HTMLButtonElement).addEventListener('click', () => {
    order('')
    form.querySelector('input')?.focus()
  })
}
