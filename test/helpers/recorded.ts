// Answers recorded from mainnet lie beside a checkout, in ../shared/data; tests that need them say so when they are
// absent.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Transaction } from '../../src/service/rows/transaction.ts'

/** Folder of the recordings, with a trailing slash. */
export const recordedFolder = fileURLToPath(new URL('../../../shared/data/', import.meta.url))

/** False on machines without the recordings. */
export const hasRecorded = existsSync(recordedFolder)

/** A recorded answer or a part of one. */
export interface Capture {
  readonly file: string
  /** Route with dashes for slashes. */
  readonly endpoint: string
  /** `response` for a whole body. */
  readonly shape: string
  /** `true` for a capture, else a sample that its authors trimmed. */
  readonly real: boolean | string
}

/** One recorded trace: `transactions` is a list sorted by lt. */
export interface RecordedTrace {
  readonly trace_id: string
  readonly external_hash: string | null
  readonly transactions: Transaction[]
}

/** All captures of the index. */
export function captures(): readonly Capture[] {
  return (readJson('captures/index.json') as { captures: Capture[] }).captures
}

/** Body of one capture. */
export function captureBody({ file }: Capture): unknown {
  return readJson(`captures/${file}`)
}

/** File names of the recorded traces. */
export function traceFiles(): readonly string[] {
  const { traces } = readJson('mainnet-traces/index.json') as { traces: { file: string }[] }
  return traces.map(({ file }) => file)
}

/** One recorded trace. */
export function recordedTrace(file: string): RecordedTrace {
  return readJson(`mainnet-traces/${file}`) as RecordedTrace
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(recordedFolder + path, 'utf8'))
}
