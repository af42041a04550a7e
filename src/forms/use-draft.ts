import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { readStorage, removeStorage, writeStorage } from '@/lib/storage.ts'

type Draft<T> = { [Field in keyof T]: string }

function parse(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return null
  }
}

/** The known fields of a stored draft that hold a text. */
function storedFields<T extends Draft<T>>(key: string, empty: T): Partial<T> {
  const stored = parse(readStorage(key, 'sessionStorage'))
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([field, value]) => Object.hasOwn(empty, field) && typeof value === 'string' && value !== '',
    ),
  ) as Partial<T>
}

/** What was typed into a prerendered form before its code arrived. */
function typedFields<T extends Draft<T>>(form: HTMLFormElement | null, empty: T): Partial<T> {
  if (!form) return {}
  return Object.fromEntries(
    Array.from(new FormData(form)).filter(
      ([field, value]) => Object.hasOwn(empty, field) && value !== '',
    ),
  ) as Partial<T>
}

/**
 * The fields of a form, kept for this visit in sessionStorage under `key` until they are cleared:
 * over a reload, a page left, a dialog closed. `form` is read once for what was typed early.
 */
export function useDraft<T extends Draft<T>>(
  key: string,
  empty: T,
  form: RefObject<HTMLFormElement | null>,
): { fields: T; setField: (field: keyof T, value: string) => void; clear: () => void } {
  const [fields, setFields] = useState(empty)
  const restored = useRef(false)

  useLayoutEffect(() => {
    const found = { ...storedFields(key, empty), ...typedFields(form.current, empty) }
    setFields((known) => ({ ...known, ...found }))
  }, [key, empty, form])

  useEffect(() => {
    // The first pass still holds the empty fields: it must not wipe the draft that is being restored.
    if (!restored.current) {
      restored.current = true
      return
    }
    if (Object.values(fields).some((value) => value !== ''))
      writeStorage(key, JSON.stringify(fields), 'sessionStorage')
    else removeStorage(key, 'sessionStorage')
  }, [key, fields])

  const setField = useCallback((field: keyof T, value: string) => {
    setFields((known) => ({ ...known, [field]: value }))
  }, [])
  const draft = useRef('')
  useEffect(() => {
    draft.current = JSON.stringify(fields)
  }, [fields])
  const clear = useCallback(() => {
    // At once: a form that is gone by the next render would leave its draft behind. What another
    // form has written meanwhile under the same name stays.
    if (readStorage(key, 'sessionStorage') === draft.current) removeStorage(key, 'sessionStorage')
    setFields(empty)
  }, [key, empty])

  return { fields, setField, clear }
}
