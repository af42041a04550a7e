/** Chooses the wording of a count. Languages without a plural use `other`. */
export function pluralForm(language: string, count: number): 'one' | 'other' {
  return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'
}
