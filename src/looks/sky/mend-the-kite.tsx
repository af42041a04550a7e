import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { appliedTheme, type AppliedTheme } from '@/settings/theme.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import {
  crackAt,
  DRAWING,
  FALLEN,
  KITE,
  moveByKey,
  moveHalfway,
  STAR_PLACE,
  snap,
  type Place,
} from './mending.ts'
import { useAurora } from './use-aurora.ts'

/** A pointer that moves less than this is a tap. */
const TAP_PX = 4

function percentAcross(x: number): string {
  return `${(100 * x) / DRAWING.width}%`
}

function percentDown(y: number): string {
  return `${(100 * y) / DRAWING.height}%`
}

/** Trusted Types allow XMLHttpRequest to parse the drawing. */
function loadDrawing(file: string, show: (drawing: Element) => void): () => void {
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.addEventListener('load', () => {
    const drawing = request.responseXML?.documentElement
    if (drawing) show(drawing)
  })
  request.open('GET', file)
  request.send()
  return () => request.abort()
}

function Aurora() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const unit = useRef<HTMLSpanElement>(null)
  useAurora(canvas, unit)
  const place = {
    left: percentAcross(KITE.x),
    top: percentDown(KITE.y),
    width: percentAcross(KITE.unit),
  }
  return (
    <>
      <canvas ref={canvas} className="mend-aurora absolute inset-0 size-full" />
      <span ref={unit} className="absolute aspect-square" style={place} />
    </>
  )
}

/** The fallen star, which a visitor moves back to its place. The first touch loads the drawing in parts. */
export function MendTheKite({ drawings }: { drawings: Record<AppliedTheme, string> }) {
  const texts = useTexts('fallenStar')
  const hint = useId()
  const drawing = useRef<HTMLDivElement>(null)
  const pressed = useRef<Place>(undefined)
  const [touched, setTouched] = useState(false)
  const [dragging, setDragging] = useState(false)
  const [at, setAt] = useState(FALLEN)
  const mended = at === STAR_PLACE
  const moved = at !== FALLEN
  const crack = crackAt(at)
  const percent = Math.round(100 * (1 - crack))

  useEffect(() => {
    if (!touched) return undefined
    return loadDrawing(drawings[appliedTheme()], (svg) => drawing.current?.replaceChildren(svg))
  }, [touched, drawings])

  function press(event: PointerEvent<HTMLElement>) {
    if (mended || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pressed.current = { x: event.clientX, y: event.clientY }
  }

  function drag({ clientX, clientY }: PointerEvent) {
    const from = pressed.current
    const box = drawing.current?.getBoundingClientRect()
    if (!from || !box) return
    if (!dragging && Math.hypot(clientX - from.x, clientY - from.y) < TAP_PX) return
    const next = snap({
      x: ((clientX - box.left) / box.width) * DRAWING.width,
      y: ((clientY - box.top) / box.height) * DRAWING.height,
    })
    setDragging(next !== STAR_PLACE)
    setAt(next)
    if (next === STAR_PLACE) pressed.current = undefined
  }

  function release() {
    if (pressed.current && !dragging) setAt(moveHalfway(at))
    drop()
  }

  function drop() {
    pressed.current = undefined
    setDragging(false)
  }

  function onKey(event: KeyboardEvent) {
    const next = moveByKey(event.key, at)
    if (!next) return
    event.preventDefault()
    if (!mended) setAt(next)
  }

  return (
    <div
      lang={texts.lang}
      className="mend absolute inset-0"
      data-dragging={dragging || undefined}
      data-moved={moved || undefined}
      data-mended={mended || undefined}
      style={{ '--x': at.x - FALLEN.x, '--y': at.y - FALLEN.y, '--crack': crack }}
    >
      {mended && <Aurora />}
      <div
        ref={drawing}
        aria-hidden="true"
        className="mend-drawing pointer-events-none absolute inset-0 *:absolute *:inset-0 *:size-full"
      />
      <div
        role="slider"
        tabIndex={0}
        aria-label={texts.name}
        aria-describedby={hint}
        aria-valuenow={percent}
        aria-valuetext={mended ? texts.inPlace : interpolate(texts.onItsWay, { percent })}
        aria-readonly={mended}
        className="mend-star absolute z-2 size-12 -translate-1/2 rounded-[50%]"
        style={{ left: percentAcross(at.x), top: percentDown(at.y) }}
        onFocus={() => setTouched(true)}
        onPointerEnter={() => setTouched(true)}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={drop}
        onKeyDown={onKey}
      />
      {/* Above the words below, which the hint may cover. */}
      <p
        id={hint}
        className="mend-hint note absolute right-1/5 z-2 w-max max-w-68 bg-ground px-2 py-1 text-right"
      >
        {texts.hint}
      </p>
      <p role="status" className="sr-only">
        {mended && texts.mended}
      </p>
    </div>
  )
}
