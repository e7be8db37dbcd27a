/** Interfaces that browsers and Node have, and that the environment `jsdom` of Jest hides. */
const names = [
  'ReadableStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'structuredClone',
  'performance',
  'MessageChannel',
] as const

/** Node as a test sees it, in which `process` is all that leads out of the environment. */
interface Inside {
  readonly process?: {
    readonly getBuiltinModule?: (name: 'node:vm') => { runInThisContext(code: string): typeof globalThis }
  }
}

/** Provides streams, texts and `fetch` of Node to a test whose environment hides them. Elsewhere, nothing changes. */
export function provideHostApis(): void {
  if (names.every((name) => Reflect.get(globalThis, name) !== undefined)) return
  // Not an import: bundlers for browsers would follow it. The script runs in the context in which Node started.
  const host = (globalThis as Inside).process?.getBuiltinModule?.('node:vm').runInThisContext('globalThis')
  if (host !== undefined) fill(globalThis, Object.fromEntries(names.map((name) => [name, host[name]])))
}

/** Sets the properties that an object does not have, or that are undefined. */
export function fill(target: object, parts: Readonly<Record<string, unknown>>): void {
  replace(target, Object.fromEntries(Object.entries(parts).filter(([name]) => Reflect.get(target, name) === undefined)))
}

/** Sets properties, those that cannot be assigned, too. */
export function replace(target: object, parts: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
}
