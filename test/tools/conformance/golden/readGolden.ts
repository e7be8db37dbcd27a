import type { GoldenCase } from '../../../../src/entries/conformance.ts'
import { readLines } from '../readLines.ts'

/** @throws The file is missing. */
export function readGoldenCases(): readonly GoldenCase[] {
  return readLines(new URL('cases.jsonl.br', import.meta.url)) as readonly GoldenCase[]
}

/** Answers of the service to ingest, in order. @throws The file is missing. */
export function readGoldenWorld(): readonly unknown[] {
  return readLines(new URL('world.jsonl.br', import.meta.url))
}
