// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createSessions } from '../../../plugins/local-services/chatbot-sessions.ts'

describe('the sessions', () => {
  it('know where each conversation stands', () => {
    const sessions = createSessions()
    const [first, second] = [sessions.begin('start'), sessions.begin('start')]
    sessions.move(first, 'services')
    expect(first).not.toBe(second)
    expect(sessions.stepOf(first)).toBe('services')
    expect(sessions.stepOf(second)).toBe('start')
    expect(sessions.stepOf('unknown')).toBeUndefined()
  })

  it('forget the one that was left longest ago', () => {
    const sessions = createSessions()
    const [kept, left] = [sessions.begin('start'), sessions.begin('start')]
    for (let more = 0; more < 198; more += 1) sessions.begin('start')
    sessions.move(kept, 'courses')
    sessions.begin('start')
    expect(sessions.stepOf(left)).toBeUndefined()
    expect(sessions.stepOf(kept)).toBe('courses')
  })
})
