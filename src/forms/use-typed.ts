import { useSyncExternalStore } from 'react'
import { valuesOf } from '@/browser/form-fields.ts'

type Values = Readonly<Record<string, string>>

function subscribe(listener: () => void): () => void {
  document.addEventListener('input', listener)
  return () => document.removeEventListener('input', listener)
}

/** What follows from the fields of a form, which alone keep what was typed. */
export function useTyped<Derived extends string | undefined>(
  formName: string,
  derive: (values: Values) => Derived,
): Derived {
  const read = () => {
    const form = [...document.forms].find(({ dataset }) => dataset['draft'] === formName)
    return derive(form ? valuesOf(form) : {})
  }
  return useSyncExternalStore(subscribe, read, () => derive({}))
}
