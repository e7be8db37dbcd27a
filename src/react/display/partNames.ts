/** Joins part names to the value of a `part` attribute: first the component's names, then the application's. */
export function partNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
