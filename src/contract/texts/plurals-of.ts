/**
 * @param locale by whose rules a count gets its form
 * @returns a function that picks the form of a count; `Form` are the forms which the language has, all of them required
 */
export function pluralsOf<Form extends Intl.LDMLPluralRule>(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: Readonly<Record<Form, string>>): string =>
    // The type of `Form` has every category that the language's rules can name.
    forms[rules.select(count) as Form];
}
