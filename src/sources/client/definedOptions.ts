/** Returns options without those that are `undefined`: put over others by a spread, they would hide them. */
export function definedOptions<Options extends object>(options: Options | undefined): Partial<Options> {
  return Object.fromEntries(
    Object.entries(options ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<Options>
}
