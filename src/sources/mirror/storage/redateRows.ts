// Rows have no index by their time, so the mirror notes the latest one. Only if the clock shows an earlier moment
// does it look through all rows for those that a wrong clock has dated.
import { type Database, settled, readCounter } from './database.ts'
import { isSound, type Row, sealRow } from './reader.ts'

/** Rows of one transaction. */
const redatedRows = 250
/** Stores with dated rows. */
const datedStores = ['nft', 'ent'] as const

/** Notes the latest time of any row, in seconds since 1970. */
export function noteLatest(tx: IDBTransaction, time: number): void {
  tx.objectStore('meta').put(Math.ceil(time), 'latest')
}

/** Changes the times of all rows. A row without a time has an unknown age. */
export async function redateRows(database: Database, change: (time: number) => number | undefined): Promise<void> {
  for (const name of datedStores) {
    let last: ArrayBuffer | undefined
    do {
      const after: ArrayBuffer | undefined = last
      last = await database.write([name], async (tx) => {
        const store = tx.objectStore(name)
        const range = after && IDBKeyRange.lowerBound(after, true)
        const rows = (await settled(store.getAll(range, redatedRows))) as Row[]
        for (const row of rows) {
          const { t: time, ...rest } = row
          const next = time === undefined ? undefined : change(time)
          // A damaged row stays as it is: nothing of it is believed.
          if (time !== next && isSound(row)) store.put(sealRow({ ...rest, ...(next !== undefined && { t: next }) }))
        }
        return rows.at(-1)?.h
      })
    } while (last !== undefined)
  }
  await database.write(['meta'], async (tx) => {
    noteLatest(tx, change(await readCounter(tx, 'latest')) ?? Date.now() / 1000)
  })
}
