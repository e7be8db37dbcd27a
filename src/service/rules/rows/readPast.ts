import { isObject } from '../../rows/readRow.ts'
import { IngestError, readList } from './readRow.ts'

/** Cells of the past that API v2 tells and no row has. */
export interface PastBody {
  /** Code and data of past states. Hash and BOC in base64. */
  readonly cells: readonly { readonly hash: string; readonly boc: string }[]
  /** Dictionaries of the configuration, each with the masterchain block from which it holds. BOC in base64. */
  readonly configs: readonly { readonly seqno: number; readonly boc: string }[]
}

/**
 * Reads cells and configurations of the past.
 * @throws {IngestError} An entry has no key or no cell.
 */
export function readPastBody(body: unknown): PastBody {
  const { cells, configs }: Readonly<Record<string, unknown>> = isObject(body) ? body : {}
  return {
    cells: readEntries(cells, 'cells', 'hash', 'string') as PastBody['cells'],
    configs: readEntries(configs, 'configs', 'seqno', 'number') as PastBody['configs'],
  }
}

function readEntries(value: unknown, path: string, key: string, type: 'string' | 'number'): readonly unknown[] {
  const entries = readList(value, path)
  for (const [at, entry] of entries.entries()) {
    const fields: Readonly<Record<string, unknown>> = isObject(entry) ? entry : {}
    if (typeof fields[key] !== type || typeof fields['boc'] !== 'string')
      throw new IngestError(`${path}[${at}]`, `needs ${key} and boc`)
  }
  return entries
}
