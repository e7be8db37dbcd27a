import { readLines } from '../readLines.ts'

/** One request and the answer of the real service. */
export interface GoldenCase {
  /** Path and query below `/api/v3`. */
  readonly request: string
  readonly status: number
  readonly body: unknown
  /** Behavior of the service that an index should not copy. */
  readonly quirk?: string
}

/** @throws The file is missing. */
export function readGoldenCases(): readonly GoldenCase[] {
  return readLines(new URL('cases.jsonl.br', import.meta.url)) as readonly GoldenCase[]
}

/** Answers of the service to ingest, in order. @throws The file is missing. */
export function readGoldenWorld(): readonly unknown[] {
  return readLines(new URL('world.jsonl.br', import.meta.url))
}

/** A JSON value as PostgreSQL keeps its texts: without NUL and lone surrogates. */
export function toStorableJson(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map(toStorableJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [toStorableText(name), toStorableJson(part)]))
}

function toStorableText(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/[\ud800-\udfff]/gu, '\ufffd')
}
