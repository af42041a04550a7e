import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { isReloading } from '@/loading/load-or-reload.ts'
import { SEND_NOT_BEFORE_MS } from '@/config/limits.ts'
import { useMail } from '@/forms/use-mail.ts'
import { pass, stopClock } from '../clock.ts'
import { answers, serveMail } from '../mail-service.ts'
import { CONTACT_MAIL } from '../mail/mails.ts'

vi.mock(import('@/loading/load-or-reload.ts'), { spy: true })

describe('the mail of a form', () => {
  it('is sent once however often it is asked for meanwhile', async () => {
    const service = serveMail()
    const { result } = renderHook(useMail)
    const { send } = result.current
    const results = await act(async () =>
      Promise.all([send(CONTACT_MAIL), send(CONTACT_MAIL), send(CONTACT_MAIL)]),
    )
    expect(results).toEqual([{ status: 'sent' }, undefined, undefined])
    expect(service.requests()).toHaveLength(1)
  })

  it('is sending until the answer, then idle', async () => {
    serveMail()
    const { result } = renderHook(useMail)
    expect(result.current.state).toBe('idle')
    let sent: Promise<unknown> = Promise.resolve()
    act(() => {
      sent = result.current.send(CONTACT_MAIL)
    })
    expect(result.current.state).toBe('sending')
    await act(async () => sent)
    expect(result.current.state).toBe('idle')
  })

  it('makes the browser ask before it leaves, only while it is sending', async () => {
    serveMail()
    const { result } = renderHook(useMail)
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(false)
    let sent: Promise<unknown> = Promise.resolve()
    act(() => {
      sent = result.current.send(CONTACT_MAIL)
    })
    expect(leave()).toBe(true)
    vi.mocked(isReloading).mockReturnValueOnce(true)
    expect(leave()).toBe(false)
    await act(async () => sent)
    expect(leave()).toBe(false)
  })

  it('is not sent sooner than a person can have filled in a form', async () => {
    stopClock()
    const service = serveMail()
    const { result } = renderHook(useMail)
    let sent: Promise<unknown> = Promise.resolve()
    act(() => {
      sent = result.current.send(CONTACT_MAIL)
    })
    await pass(SEND_NOT_BEFORE_MS - 1)
    expect(result.current.state).toBe('sending')
    expect(service.requests()).toEqual([])
    await pass(1)
    await act(async () => sent)
    expect(service.requests()).toHaveLength(1)
  })

  it('has failed until the next one, which may be sent', async () => {
    const { result } = renderHook(useMail)
    serveMail(answers(500, 'No'))
    await act(async () => result.current.send(CONTACT_MAIL))
    expect(result.current.state).toBe('failed')
    serveMail()
    await act(async () => result.current.send(CONTACT_MAIL))
    expect(result.current.state).toBe('idle')
  })
})
