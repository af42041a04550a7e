import type { Locator } from '@playwright/test'

/** The fields of a form, and what a visitor writes into them, in their order. */
export function fieldsOf<Name extends string>(
  form: Locator,
  words: Record<Name, string>,
  written: Partial<Record<Name, string>>,
) {
  const names = Object.keys(written) as Name[]
  const field = (name: Name) => form.getByLabel(words[name])
  return {
    field,
    fill: async () => {
      for (const name of names) await field(name).fill(written[name] ?? '')
    },
    /** What stands in the fields. */
    values: async (): Promise<Record<string, string>> => {
      const values = names.map(async (name) => [name, await field(name).inputValue()] as const)
      return Object.fromEntries(await Promise.all(values))
    },
  }
}
