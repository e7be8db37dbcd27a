/** Value of a `part` attribute: the component's own names, then those of its user. */
export function partNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
