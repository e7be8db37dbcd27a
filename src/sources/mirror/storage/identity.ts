// The note of a database about what it holds: rows of one network must never answer for another.
import { globalIds } from '../../client/transports/networks.ts'
import { MirrorUnavailableError } from '../errors.ts'
import { block } from '../kinds/block.ts'
import type { Draft } from '../kinds/kind.ts'
import { type Database, settled, type StoreName } from './database.ts'
import { type Sealed, seal, unseal } from './seal.ts'

/** Purpose of a database, which keeps it for good. */
export interface DatabaseNote {
  readonly testOnly: boolean
  /** Name of the network, once a caller has given it. */
  readonly network?: string | undefined
  /** `global_id` of the network's blocks, once one was seen. */
  readonly globalId?: number | undefined
}

/** The identity of an open database. */
export interface Identity {
  /** Takes the name of the caller's network, or compares it. @throws {MirrorUnavailableError} It is another one. */
  readonly requireNetwork: (network: string | undefined) => Promise<void>
  /**
   * Takes the `global_id` of blocks that are to be written, or compares it.
   * @param learns False for blocks that the service has not shown: they are only compared. @default true
   * @throws {MirrorUnavailableError} It is another one.
   */
  readonly requireBlocks: (drafts: readonly Draft[], options?: { readonly learns: boolean }) => Promise<void>
  /** Returns the network of the database, as far as it is known. */
  readonly note: () => DatabaseNote
  /** Compares what a file says of its network. @throws {MirrorUnavailableError} It is another one. */
  readonly compare: (found: Pick<DatabaseNote, 'network' | 'globalId'>) => void
  /** Deletes everything, the note about the network included. */
  readonly clear: () => Promise<void>
}

const optionsKey = 'options'
/** All object stores of a mirror. */
const allStores = ['tx', 'nft', 'ent', 'ans', 'cov', 'meta'] as const satisfies readonly StoreName[]

/** The note of a new database, by its key in the store `meta`. */
export function createNote(note: DatabaseNote): Readonly<Record<string, Sealed<DatabaseNote>>> {
  return { [optionsKey]: seal(optionsKey, note) }
}

/**
 * Compares the note of a database with the options of the caller.
 * @throws {MirrorUnavailableError} It was made with other options, for example for another network.
 */
export async function openIdentity(database: Database, wanted: DatabaseNote): Promise<Identity> {
  const { name } = database
  const clear = () =>
    database.write(allStores, async (tx) => {
      for (const store of allStores) tx.objectStore(store).clear()
      tx.objectStore('meta').put(seal(optionsKey, wanted), optionsKey)
    })
  let note = await database.read(['meta'], readNote)
  if (note === undefined) {
    // Its creation was interrupted, or the note was lost: without it, the rows may be those of any network.
    await clear()
    note = wanted
  } else if (note.testOnly !== wanted.testOnly) {
    throw new MirrorUnavailableError(name, 'mismatch', `it was made with testOnly: ${note.testOnly}`)
  }
  let known = note

  /** Adds to the note. All tabs share it, so that it is compared again in the transaction that changes it. */
  async function learn(found: Pick<DatabaseNote, 'network' | 'globalId'>): Promise<void> {
    known = await database.write(['meta'], async (tx) => {
      const current = { ...wanted, ...(await readNote(tx)) }
      compare(name, current, found)
      const next = { ...current, ...found }
      tx.objectStore('meta').put(seal(optionsKey, next), optionsKey)
      return next
    })
  }

  const identity: Identity = {
    async requireNetwork(network) {
      if (network === undefined) return
      compare(name, known, { network })
      if (known.network === undefined) await learn({ network })
    },
    note: () => known,
    compare: (found) => compare(name, known, found),
    async requireBlocks(drafts, { learns } = { learns: true }) {
      for (const { kind, value } of drafts) {
        if ((kind as unknown) !== block) continue
        const { global_id: globalId } = value as { readonly global_id?: unknown }
        if (typeof globalId !== 'number' || !Number.isInteger(globalId)) continue
        compare(name, known, { globalId })
        if (learns && known.globalId === undefined) await learn({ globalId })
      }
    },
    async clear() {
      await clear()
      known = wanted
    },
  }
  await identity.requireNetwork(wanted.network)
  return identity
}

async function readNote(tx: IDBTransaction): Promise<DatabaseNote | undefined> {
  return unseal<DatabaseNote>(optionsKey, await settled(tx.objectStore('meta').get(optionsKey)))
}

/** @throws {MirrorUnavailableError} Both are known and differ. */
function compare(name: string, known: DatabaseNote, found: Pick<DatabaseNote, 'network' | 'globalId'>): void {
  const [here, there] = [describe(known), describe(found)]
  const differs = (a: unknown, b: unknown) => a !== undefined && b !== undefined && a !== b
  const ids = [known.globalId ?? expectedId(known), found.globalId ?? expectedId(found)] as const
  if (!differs(known.network, found.network) && !differs(...ids)) return
  throw new MirrorUnavailableError(name, 'mismatch', `it holds rows of ${here}, and these are of ${there}`)
}

function expectedId({ network }: Pick<DatabaseNote, 'network'>): number | undefined {
  return network !== undefined && Object.hasOwn(globalIds, network)
    ? globalIds[network as keyof typeof globalIds]
    : undefined
}

function describe({ network, globalId }: Pick<DatabaseNote, 'network' | 'globalId'>): string {
  const parts = [network && `the network "${network}"`, globalId !== undefined && `the global_id ${globalId}`]
  return parts.filter(Boolean).join(' with ') || 'no known network'
}
