import type { CollectionConfig, SyncConfig } from '@tanstack/db'
import { canonicalScope, type Scope, scopeId, type ScopeStatus } from '../coverage/scope.ts'
import type { Mirror } from '../mirror.ts'
import { readScope, rowSources, type RowScope, type ScopeRows } from './scopeRows.ts'

/** Options of {@link mirrorCollectionOptions}. */
export interface MirrorCollectionOptions<Kind extends keyof ScopeRows> {
  /** An open mirror. Sync the scope with `mirror.sync` or `useSync`: the collection only reads. */
  readonly mirror: Mirror
  /** Scope whose rows are the collection's; addresses in any form. */
  readonly scope: RowScope & { readonly kind: Kind }
  /** Name of the collection. @default the scope's */
  readonly id?: string | undefined
}

/** `collection.utils` of a mirror's collection. */
export interface MirrorCollectionUtils {
  /**
   * Coverage that the rows show: `asOf` is their moment. Undefined before the scope is complete, and after it was
   * cleared.
   */
  readonly status: () => ScopeStatus | undefined
  // TanStack DB asks for functions by any name.
  readonly [name: string]: () => ScopeStatus | undefined
}

/** Configuration of a collection, for `createCollection`. */
export type MirrorCollectionConfig<Row extends object> = Omit<
  CollectionConfig<Row, string, never, MirrorCollectionUtils>,
  'utils'
> & {
  readonly utils: MirrorCollectionUtils
}

/**
 * Makes the rows of a mirrored scope a TanStack DB collection, so that an application can filter, join and
 * aggregate over complete data. The collection is ready once the scope is complete, never with a part of it, and
 * follows the mirror from then on, in every tab.
 * @throws {TonlensError} The scope is invalid.
 * @example
 * import { createCollection } from '@tanstack/db'
 * const transfers = createCollection(
 *   mirrorCollectionOptions({ mirror, scope: { kind: 'jettonTransfers', owner_address: owner } }),
 * )
 */
export function mirrorCollectionOptions<Kind extends keyof ScopeRows>({
  mirror,
  scope: given,
  id,
}: MirrorCollectionOptions<Kind>): MirrorCollectionConfig<ScopeRows[Kind]> {
  type Row = ScopeRows[Kind]
  const scope = canonicalScope(given) as RowScope & { readonly kind: Kind }
  const name = scopeId(scope)
  const { key, after, immutable = false } = rowSources[scope.kind]
  let status: ScopeStatus | undefined

  const sync: SyncConfig<Row, string>['sync'] = ({ begin, write, commit, truncate, markReady, markError }) => {
    const ending = new AbortController()
    const { signal } = ending
    /** Rows of the collection, with their text if they may change. */
    let known = new Map<string, string>()
    let last: Row | undefined
    let isReady = false
    let reading: Promise<void> | undefined
    let isStale = false

    async function read(): Promise<void> {
      const found = await readScope(mirror, scope, signal, after === undefined ? undefined : last)
      if (signal.aborted) return
      if (found !== undefined) return apply(found.rows as readonly never[], found.status)
      const coverage = await mirror.coverage(scope)
      if (coverage === undefined && !signal.aborted && isReady) clear()
    }

    function apply(rows: readonly Row[], next: ScopeStatus): void {
      const found = new Map(rows.map((row) => [key(row), row]))
      const isPart = last !== undefined && after !== undefined
      begin()
      for (const [at, row] of found) {
        const text = immutable ? '' : JSON.stringify(row)
        const before = known.get(at)
        if (before === text) continue
        write({ type: before === undefined ? 'insert' : 'update', value: row })
        known.set(at, text)
      }
      if (!isPart) {
        for (const at of Array.from(known.keys())) {
          if (found.has(at)) continue
          write({ type: 'delete', key: at })
          known.delete(at)
        }
      }
      void commit()
      last = rows.at(-1) ?? last
      status = next
      if (!isReady) markReady()
      isReady = true
    }

    /** The reader deleted the scope: its rows are unknown again. */
    function clear(): void {
      begin()
      truncate()
      void commit()
      known = new Map()
      last = undefined
      status = undefined
    }

    /** Reads one time after another, and once more if the scope changed meanwhile. */
    function refresh(): void {
      isStale = true
      reading ??= (async () => {
        while (isStale && !signal.aborted) {
          isStale = false
          await read()
        }
      })()
        .catch((error: unknown) => {
          if (!signal.aborted && !isReady) markError(error)
        })
        .finally(() => {
          reading = undefined
        })
    }

    const stop = mirror.subscribe(({ scopes, everything }) => {
      if (everything || scopes.some((changed) => concerns(changed, name))) refresh()
    })
    refresh()
    return () => {
      stop()
      ending.abort()
    }
  }
  return {
    id: id ?? `tonlens ${mirror.name} ${name}`,
    getKey: key,
    sync: { sync, rowUpdateMode: 'full' },
    utils: { status: () => status },
  }
}

function concerns(changed: Scope, name: string): boolean {
  return changed.kind === 'account' || scopeId(changed) === name
}
