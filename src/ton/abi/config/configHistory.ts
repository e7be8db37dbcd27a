import type { CellSource } from '../../cells/boc.ts'
import { bytesToHex } from '../../cells/bytes.ts'
import type { Cell } from '../../cells/cell.ts'
import { findParameters, readParameter, type ConfigParameter } from './readConfig.ts'

/** State of the configuration at one time. */
export interface ConfigSnapshot {
  /** Data of the configuration contract, or the dictionary of parameters. */
  readonly data: CellSource
  /** Unix time at which the state was read. */
  readonly at: number
}

/** Difference of one parameter between two states that follow each other. */
export interface ConfigChange {
  readonly id: number
  /** Undefined if the parameter was added. */
  readonly before: ConfigParameter | undefined
  /** Undefined if the parameter was removed. */
  readonly after: ConfigParameter | undefined
  /** Unix times of the two states: the parameter changed between them, and may have changed more than once. */
  readonly from: number
  readonly to: number
}

/** Changes between states, and the time that the states cover. */
export interface ConfigHistory {
  /** Newest first. */
  readonly changes: readonly ConfigChange[]
  /** Unix time of the oldest state: nothing is known about the time before. */
  readonly since: number
  /** States that could be read. */
  readonly states: number
}

/** Most states that are compared. */
const maxSnapshots = 200

/**
 * Compares states of the configuration, such as answers of `useConfigAllAt`. A change lies between two states, and one
 * that was taken back between them is not noticed. Never throws; states that cannot be read are left out.
 * @param snapshots States in any order; the newest 200 are compared.
 * @returns null if no state can be read.
 */
export function compareConfigs(snapshots: readonly ConfigSnapshot[]): ConfigHistory | null {
  const newest = snapshots
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, maxSnapshots)
  // The configuration changes seldom: most states are equal to the one before.
  const known = new Map<CellSource, Parameters | undefined>()
  const read = newest.flatMap(({ data, at }) => {
    if (!known.has(data)) known.set(data, readCells(data))
    const parameters = known.get(data)
    return parameters === undefined ? [] : [{ at, parameters }]
  })
  const oldest = read.at(-1)
  if (oldest === undefined) return null
  const changes: ConfigChange[] = []
  for (const [index, after] of read.entries()) {
    const before = read[index + 1]
    if (before === undefined) break
    if (before.parameters === after.parameters) continue
    const ids = [...new Set([...after.parameters.keys(), ...before.parameters.keys()])].toSorted((a, b) => a - b)
    for (const id of ids) {
      const [old, own] = [before.parameters.get(id), after.parameters.get(id)]
      if (old && own && bytesToHex(old.hash()) === bytesToHex(own.hash())) continue
      const [earlier, later] = [old, own].map((cell) => cell && readParameter(id, cell))
      changes.push({ id, before: earlier, after: later, from: before.at, to: after.at })
    }
  }
  return { changes, since: oldest.at, states: read.length }
}

/** Cells of parameters, by number. */
type Parameters = ReadonlyMap<number, Cell>

function readCells(data: CellSource): Parameters | undefined {
  const entries = findParameters(data)
  return entries && new Map(entries)
}
