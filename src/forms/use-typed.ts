import { useSyncExternalStore } from 'react'
import { formOf, valuesOf } from '@/browser/form-fields.ts'

type Values = Readonly<Record<string, string>>

function subscribe(listener: () => void): () => void {
  document.addEventListener('input', listener)
  return () => document.removeEventListener('input', listener)
}

/** Derives a text from what is typed in a form. Only the form's fields hold the values, so they are read there. */
export function useTyped<Derived extends string | undefined>(
  formName: string,
  derive: (values: Values) => Derived,
): Derived {
  const read = () => {
    const form = formOf(formName)
    return derive(form ? valuesOf(form) : {})
  }
  return useSyncExternalStore(subscribe, read, () => derive({}))
}

/** As JSON, because React compares two readings by identity. */
export function useTypedValues(formName: string): Values {
  return JSON.parse(useTyped(formName, JSON.stringify)) as Values
}
