import { describe, expect, it } from 'vitest'
import { AT_REST, breathAt, isSettled, step } from '@/features/hero-logo/aurora-motion.ts'

const target = { x: 2, y: 4, presence: 1, breath: 0 }

describe('the eased motion', () => {
  it('covers all but 1/e of the way in 190 ms', () => {
    const motion = step({ ...target, x: 0 }, target, 190)
    expect(motion.x).toBeCloseTo(2 * (1 - Math.exp(-1)))
  })

  it('takes the same way in many small steps as in one', () => {
    let motion = { ...target, x: 0, y: 0 }
    for (let i = 0; i < 10; i++) motion = step(motion, target, 16)
    const once = step({ ...target, x: 0, y: 0 }, target, 160)
    expect(motion.x).toBeCloseTo(once.x)
    expect(motion.y).toBeCloseTo(once.y)
  })

  it('lets an arriving pointer begin where it is', () => {
    const motion = step(AT_REST, target, 16)
    expect(motion).toMatchObject({ x: 2, y: 4 })
    expect(motion.presence).toBeLessThan(0.1)
  })

  it('settles within two seconds, not before', () => {
    let motion = step(AT_REST, target, 16)
    expect(isSettled(motion, target)).toBe(false)
    for (let i = 0; i < 120; i++) motion = step(motion, target, 16)
    expect(isSettled(motion, target)).toBe(true)
  })
})

describe('the breath', () => {
  it('stays within a tenth and returns after its period', () => {
    const seen: number[] = []
    for (let time = 0; time < 4500; time += 50) seen.push(breathAt(1, time, 0.3))
    expect(Math.max(...seen)).toBeCloseTo(1.1, 3)
    expect(Math.min(...seen)).toBeCloseTo(0.9, 3)
    expect(breathAt(1, 4500, 0.3)).toBeCloseTo(breathAt(1, 0, 0.3))
  })

  it('is still without depth', () => {
    expect(breathAt(0, 1234, 5)).toBe(1)
  })
})
