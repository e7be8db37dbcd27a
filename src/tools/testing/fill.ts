/** Sets the properties that an object does not have, or that are undefined. */
export function fill(target: object, parts: Readonly<Record<string, unknown>>): void {
  replace(target, Object.fromEntries(Object.entries(parts).filter(([name]) => Reflect.get(target, name) === undefined)))
}

/** Sets properties, those that cannot be assigned, too. */
export function replace(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
}
