import { useRef } from 'react'
import { useTexts } from '@/settings/use-texts.ts'
import { KITE_HEIGHT, KITE_OUTLINE, STARS, STAR_NAMES, type StarName } from './southern-cross.ts'
import { useAurora } from './use-aurora.ts'

function starProps(name: StarName) {
  const { x, y, r } = STARS[name]
  return { 'data-star': name, style: { '--x': x, '--y': y, '--r': r } }
}

export function Sky() {
  const names = useTexts('stars')
  const canvas = useRef<HTMLCanvasElement>(null)
  const kite = useRef<SVGSVGElement>(null)
  useAurora(canvas, kite)

  return (
    <div
      lang={names.lang}
      className="sky hero-sky pointer-events-none print:hidden"
      style={{ '--kite-height': KITE_HEIGHT }}
      aria-hidden="true"
    >
      <canvas ref={canvas} className="sky-canvas inset-0 size-full" />
      <div className="sky-still" />
      <svg ref={kite} className="sky-kite overflow-visible" viewBox="0 0 1 1">
        <polygon points={KITE_OUTLINE} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg className="sky-stars inset-0 size-full overflow-visible">
        {STAR_NAMES.map((name) => (
          <circle key={name} {...starProps(name)} />
        ))}
      </svg>
      {STAR_NAMES.map((name) => (
        <span
          key={name}
          translate="no"
          className="sky-name text-halo max-md:hidden low:hidden"
          {...starProps(name)}
        >
          {names[name]}
        </span>
      ))}
    </div>
  )
}
