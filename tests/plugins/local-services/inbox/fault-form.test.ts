// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { element } from '../../../../plugins/local-services/inbox/element.ts'
import { showFault, watchFault } from '../../../../plugins/local-services/inbox/fault-form.ts'
import { FAULT_KINDS } from '../../../../plugins/local-services/fault.ts'
import { loadInboxPage } from './page.ts'

function choice(value: string): HTMLInputElement | null {
  return element('fault', HTMLFormElement).querySelector(`[value="${value}"]`)
}

describe('the order of a fault', () => {
  beforeEach(loadInboxPage)

  it('offers delivery and every kind of fault', () => {
    const values = [...element('fault', HTMLFormElement).querySelectorAll('input')].map(
      (input) => input.value,
    )
    expect(values).toEqual(['', ...FAULT_KINDS])
  })

  it('is shown while it is pending, and no longer', () => {
    showFault('hang')
    expect(choice('hang')?.checked).toBe(true)
    expect(element('fault-status', HTMLElement).textContent).toBe('Falha pendente: Sem resposta.')
    expect(element('fault-cancel', HTMLButtonElement).hidden).toBe(false)

    showFault(null)
    expect(choice('')?.checked).toBe(true)
    expect(element('fault-status', HTMLElement).textContent).toBe('Nenhuma falha pendente.')
    expect(element('fault-cancel', HTMLButtonElement).hidden).toBe(true)
  })

  it('is placed by choosing it, and taken back by choosing delivery or the button', () => {
    const order = vi.fn<(kind: string) => void>()
    watchFault(order)
    choice('500')?.click()
    choice('')?.click()
    element('fault-cancel', HTMLButtonElement).click()
    expect(order.mock.calls).toEqual([['500'], [''], ['']])
    expect(document.activeElement).toBe(choice(''))
  })
})
