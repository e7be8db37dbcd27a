// The worlds that engines are compared on: recordings of mainnet, and the embedded chain.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../../helpers/recorded.ts'

/** A row of the service. */
export type Row = Readonly<Record<string, unknown>>
/** A body for `ingest`. */
export type Body = Record<string, unknown> | readonly Row[]

const chainFolder = fileURLToPath(new URL('../../../stories/chain/', import.meta.url))

/** Whole answers and whole elements of answers among the captures, and all traces. */
export function recordedWorld(): readonly Body[] {
  if (!hasRecorded) return []
  const whole = captures().flatMap((capture): Body[] => {
    const body = captureBody(capture) as Row
    if (capture.real !== true) return []
    if (capture.shape === 'element of traces') return [body]
    if (capture.shape === 'element of actions') return [{ actions: [body] }]
    if (capture.shape !== 'response' || !hasRows(body)) return []
    return [body]
  })
  const traces = traceFiles().map((file) => recordedTrace(file) as unknown as Body)
  return [...traces, ...whole]
}

const ROWS = ['transactions', 'traces', 'nft_items', 'nft_collections', 'jetton_wallets', 'jetton_transfers', 'last']

/** Bodies of old servers lack what every row has had since. */
function hasRows(body: Row): boolean {
  const rows = body['transactions'] as Transaction[] | undefined
  return ROWS.some((name) => name in body) && (rows ?? []).every((row) => row.trace_id !== undefined)
}

/** The files of the embedded chain in their order. */
export function embeddedWorld(): readonly Body[] {
  if (!existsSync(`${chainFolder}index.json`)) return []
  const { files } = JSON.parse(readFileSync(`${chainFolder}index.json`, 'utf8')) as {
    files: (string | { name: string })[]
  }
  return files.map((file) => {
    const name = typeof file === 'string' ? file : file.name
    return JSON.parse(readFileSync(chainFolder + name, 'utf8')) as Body
  })
}
