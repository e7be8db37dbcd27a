import type { GoldenCase } from '../../../../src/entries/conformance.ts'
import type { ServiceVersion } from '../../../../src/service/rows/version.ts'
import { readLines } from '../readLines.ts'

const folders: Readonly<Record<ServiceVersion, string>> = { '1.2': 'v12', '1.3': 'v13' }

/** @throws The file is missing. */
export function readGoldenCases(version: ServiceVersion = '1.2'): readonly GoldenCase[] {
  return readLines(new URL(`${folders[version]}/cases.jsonl.br`, import.meta.url)) as readonly GoldenCase[]
}

/** Answers of the service to ingest, in order. @throws The file is missing. */
export function readGoldenWorld(version: ServiceVersion = '1.2'): readonly unknown[] {
  return readLines(new URL(`${folders[version]}/world.jsonl.br`, import.meta.url))
}
