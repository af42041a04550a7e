import { act } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

/** Stops the clock, at a given time if need be; the visitor returned acts in no time at all. */
export function stopClock(now?: Date | number): UserEvent {
  vi.useFakeTimers(now === undefined ? {} : { now })
  // The Testing Library moves a stopped clock by itself only where it finds Jest's.
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime.bind(vi) })
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
}

/** Lets time pass on a stopped clock, with everything that React does meanwhile. */
export async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
}
