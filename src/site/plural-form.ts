/** Which of the two wordings of a count fits. A language without a plural has `other` alone. */
export function pluralForm(language: string, count: number): 'one' | 'other' {
  return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'
}
