import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { actions } from '../../../service/endpoints/actions.ts'
import { jettonBurns, jettonTransfers, jettonWallets } from '../../../service/endpoints/jettons.ts'
import { nftItems, nftTransfers } from '../../../service/endpoints/nfts.ts'
import { transactions } from '../../../service/endpoints/transactions.ts'
import { maxPage } from '../../../service/rules/requests/page.ts'
import type { Action } from '../../../service/rows/action.ts'
import type { JettonBurn, JettonTransfer, JettonWallet } from '../../../service/rows/jetton.ts'
import type { NftItem, NftTransfer } from '../../../service/rows/nft.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import type { Scope, ScopeStatus } from '../coverage/scope.ts'
import type { Mirror } from '../mirror.ts'

/** Rows by the kind of scope that they belong to. */
export interface ScopeRows {
  readonly transactions: Transaction
  readonly actions: Action
  readonly nftItems: NftItem
  readonly jettonWallets: JettonWallet
  readonly jettonTransfers: JettonTransfer
  readonly jettonBurns: JettonBurn
  readonly nftTransfers: NftTransfer
}

/** A scope that consists of rows of one kind. */
export type RowScope = Scope & { readonly kind: keyof ScopeRows }

type Fields = Readonly<Record<string, unknown>>

/** How the rows of a kind of scope are listed. */
interface RowSource<Row> {
  readonly endpoint: AnyEndpoint
  /** Field of the answer that holds the rows. */
  readonly field: string
  readonly key: (row: Row) => string
  /** Rows do not change once they are listed. @default they may */
  readonly immutable?: true
  /** Parameters that list the newer rows only; for histories that grow at their end. */
  readonly after?: (row: Row) => Fields
}

/** How the rows of each kind of scope are listed. */
export const rowSources: { readonly [Kind in keyof ScopeRows]: RowSource<ScopeRows[Kind]> } = {
  transactions: {
    endpoint: transactions,
    field: 'transactions',
    key: ({ hash }) => hash,
    immutable: true,
    after: ({ lt }) => ({ start_lt: String(BigInt(lt) + 1n) }),
  },
  actions: { endpoint: actions, field: 'actions', key: ({ action_id }) => action_id },
  nftItems: { endpoint: nftItems, field: 'nft_items', key: ({ address }) => address },
  jettonWallets: { endpoint: jettonWallets, field: 'jetton_wallets', key: ({ address }) => address },
  jettonTransfers: {
    endpoint: jettonTransfers,
    field: 'jetton_transfers',
    key: ({ transaction_hash }) => transaction_hash,
  },
  jettonBurns: { endpoint: jettonBurns, field: 'jetton_burns', key: ({ transaction_hash }) => transaction_hash },
  nftTransfers: { endpoint: nftTransfers, field: 'nft_transfers', key: ({ transaction_hash }) => transaction_hash },
}

/** Rows of a complete scope. */
export interface ReadScope {
  readonly status: ScopeStatus
  readonly rows: readonly Fields[]
}

/** Rows of any age, without names. */
const rowsAlone = { maxAge: Infinity, noAddressBook: true, noMetadata: true } as const

/** Most times that a scope is read again because it changed meanwhile. */
const maxTries = 5

/**
 * Reads all rows of a scope from a mirror, which refuses to list a scope that is not complete.
 * @param last Row after which to read, for sources with `after`.
 * @returns undefined if the scope is not complete, or keeps changing.
 */
export async function readScope(
  mirror: Mirror,
  scope: RowScope,
  signal: AbortSignal,
  last?: Fields,
): Promise<ReadScope | undefined> {
  for (let tries = 0; tries < maxTries; tries++) {
    const status = await mirror.coverage(scope)
    if (status?.state !== 'complete') return undefined
    const begun = await readMoment(mirror, scope, signal)
    const rows = await readPages(mirror, scope, signal, last)
    const after = await mirror.coverage(scope)
    const isSame = after?.state === 'complete' && after.asOf === status.asOf && after.rows === status.rows
    if (isSame && (await readMoment(mirror, scope, signal)) === begun) return { status, rows }
  }
  return undefined
}

/** Parameters that name the owner of a scope. */
function ownerParams({ kind, ...owner }: RowScope): Fields {
  // The endpoint of actions takes one account, the others take lists.
  return kind === 'actions' ? owner : Object.fromEntries(Object.entries(owner).map(([name, value]) => [name, [value]]))
}

/** Reads the moment that the newest row shows: a sync changes it even if it leaves the older rows as they are. */
async function readMoment(mirror: Mirror, scope: RowScope, signal: AbortSignal): Promise<number> {
  const params = { ...ownerParams(scope), limit: 1 }
  const { origin } = await mirror.transport.request(rowSources[scope.kind].endpoint, params, { signal, ...rowsAlone })
  return origin.asOf
}

async function readPages(
  mirror: Mirror,
  scope: RowScope,
  signal: AbortSignal,
  last: Fields | undefined,
): Promise<Fields[]> {
  const { endpoint, field, after } = rowSources[scope.kind] as RowSource<unknown>
  const { kind } = scope
  const order = kind === 'nftItems' || kind === 'jettonWallets' ? {} : { sort: 'asc' }
  const params = { ...ownerParams(scope), ...order, ...(last !== undefined && after?.(last)), limit: maxPage }
  const rows: Fields[] = []
  for (;;) {
    const page = { ...params, offset: rows.length }
    const { body } = await mirror.transport.request(endpoint, page, { signal, ...rowsAlone })
    const found = (body as Readonly<Record<string, readonly Fields[]>>)[field] ?? []
    rows.push(...found)
    if (found.length < maxPage) return rows
  }
}
