import { describe, expect, it } from 'vitest'
import { auroraRays } from '@/features/hero-logo/aurora-geometry.ts'
import { closeness, coreAt, grown, thickened } from '@/features/hero-logo/pointer-pull.ts'

const pull = { x: 0, y: 3, presence: 1 }
const rays = auroraRays({ from: -6, to: 6, pitch: 0.25 })

describe('the pull of the pointer', () => {
  it('is whole under the pointer and falls off to both sides', () => {
    expect(closeness(pull, 0)).toBe(1)
    for (let x = 0; x < 6; x += 0.5) {
      expect(closeness(pull, x + 0.5)).toBeLessThan(closeness(pull, x))
      expect(closeness(pull, -x)).toBeCloseTo(closeness(pull, x))
    }
    expect(closeness(pull, 4)).toBeLessThan(0.001)
  })

  it('is nothing without a pointer', () => {
    const gone = { ...pull, presence: 0 }
    for (const ray of rays) {
      expect(closeness(gone, ray.x)).toBe(0)
      expect(coreAt(gone, ray, ray.length)).toBe(ray.core)
    }
  })

  it('thickens and lengthens a line, the veil more than the kite', () => {
    const gain = (kind: string) => {
      const ray = rays.find((candidate) => candidate.kind === kind)
      if (!ray) throw new Error(`No ray of the ${kind}`)
      expect(thickened(ray, 0)).toBe(ray.weight)
      expect(grown(ray, 0)).toBe(ray.length)
      return [thickened(ray, 1) / ray.weight, grown(ray, 1) / ray.length] as const
    }
    const [kiteWeight, kiteLength] = gain('kite')
    const [veilWeight, veilLength] = gain('veil')
    expect(kiteWeight).toBeGreaterThan(1)
    expect(kiteLength).toBeGreaterThan(1)
    expect(veilWeight).toBeGreaterThan(kiteWeight)
    expect(veilLength).toBeGreaterThan(kiteLength)
  })

  it('brings the lime core of the line under the pointer to its height', () => {
    const ray = rays.find((candidate) => candidate.x === 0)
    if (!ray) throw new Error('No ray on the axis')
    const length = grown(ray, 1)
    expect(ray.base - coreAt(pull, ray, length) * length).toBeCloseTo(pull.y)
  })

  it('keeps the core on the line wherever the pointer is', () => {
    for (const y of [-50, 0, 50]) {
      for (const ray of rays) {
        const core = coreAt({ ...pull, y }, ray, ray.length)
        expect(core).toBeGreaterThan(0.1)
        expect(core).toBeLessThan(0.65)
      }
    }
  })
})
