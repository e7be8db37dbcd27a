/** Forms of a phrase by the plural rules of its language; `other` serves all that are not given. */
export type PhraseForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>

/** Chooses the form of a phrase that goes with a count. */
export function chooseForm(locale: string, count: number, forms: PhraseForms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
}
