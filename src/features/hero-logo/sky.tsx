import { useEffect, useRef } from 'react'
import { KITE_HEIGHT, STARS, STAR_NAMES } from '@/lib/cross.ts'
import type { StarName } from '@/lib/cross.ts'
import { whenIdle } from '@/loading/when-idle.ts'
import './sky.css'

const { gamma, beta, delta, alpha } = STARS
const outline = [gamma, delta, alpha, beta].map(({ x, y }) => `${x},${y}`).join(' ')
const viewBox = `${beta.x} 0 ${delta.x - beta.x} ${KITE_HEIGHT}`

/**
 * The mark and the aurora, filling the sky of the hero. Placed by `--axis`, `--kite-top` and
 * `--kite-bottom` of the parent; a still picture until its live engine has loaded.
 */
export function Sky({ names }: { names: Readonly<Record<StarName, string>> }) {
  const sky = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const load = async () => {
      await whenIdle()
      const { startAurora } = await import('./aurora-engine.ts')
      if (!gone && sky.current && canvas.current) stop = startAurora(sky.current, canvas.current)
    }
    // Without the engine the still picture stays, and nothing is missing.
    load().catch(() => undefined)
    return () => {
      gone = true
      stop?.()
    }
  }, [])

  return (
    <div ref={sky} className="sky" aria-hidden="true">
      <canvas ref={canvas} className="sky-canvas" />
      <div className="sky-still" />
      <svg className="sky-kite" viewBox={viewBox} preserveAspectRatio="none">
        <polygon points={outline} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className="sky-stars">
        {STAR_NAMES.map((star) => (
          <circle key={star} data-star={star} />
        ))}
      </svg>
      {STAR_NAMES.map((star) => (
        <div key={star} className="sky-star" data-star={star}>
          <span className="sky-name">{names[star]}</span>
        </div>
      ))}
    </div>
  )
}
