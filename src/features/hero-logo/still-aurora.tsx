import { memo } from 'react'
import { auroraRays } from './aurora-geometry.ts'
import { StillRays } from './still-rays.tsx'

/** sky.css lays the picture over the same span: across, and from -2 to 6.5 down. */
const FIELD = { from: -13, to: 8, pitch: 0.095 } as const

const rays = auroraRays(FIELD)

/** The curtain as plain SVG: what is seen before, without and in place of the live canvas. */
export const StillAurora = memo(function StillAurora() {
  return (
    <svg className="sky-still" viewBox={`${FIELD.from} -2 ${FIELD.to - FIELD.from} 8.5`}>
      <StillRays id="aurora" rays={rays} pitch={FIELD.pitch} />
    </svg>
  )
})
