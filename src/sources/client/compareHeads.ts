import { accountStates } from '../../service/endpoints/accounts.ts'
import { transactions } from '../../service/endpoints/transactions.ts'
import { toRawAddress } from '../../ton/cells/address.ts'
import type { Client } from './client.ts'

/** The newest transaction of an account as one service names it. */
export interface AccountHead {
  /** Hash of the last transaction, base64; null for an account without one. */
  readonly hash: string | null
  /** Its logical time; null for an account without one. */
  readonly lt: string | null
  /** Hash of the latest state, base64. */
  readonly stateHash: string
}

/** Answer of one service to {@link compareHeads}. */
export interface ComparedHead {
  /** undefined if the service did not answer, or does not know the account. */
  readonly head: AccountHead | undefined
  /** Why there is no head; null if there is one. */
  readonly error: unknown
  /**
   * Relation to the newest head. `same`: equal hashes. `older`: the service is behind, and the newest one
   * lists its head with the same hash. `differs`: another hash at the same logical time. `unknown`: no head,
   * or the newest service does not list it.
   */
  readonly relation: 'same' | 'older' | 'differs' | 'unknown'
}

/** Result of {@link compareHeads}. */
export interface HeadComparison {
  /** One entry for each client, in their order. */
  readonly heads: readonly ComparedHead[]
  /** Newest head that two or more services name, or list in their history; undefined if there is none. */
  readonly agreed: AccountHead | undefined
  /** Whether a service names another hash than the newest one at the same logical time. */
  readonly conflict: boolean
}

/**
 * Asks two or more services for the newest transaction of an account and compares its hash. Equal hashes
 * of independent services are a second opinion, not a proof: services can share a source. Never throws
 * because of a service; sends one request to each, and one more for each service that is behind.
 * @param account Any form of the address.
 * @throws {AddressFormatError} `account` is not an address.
 */
export async function compareHeads(
  account: string,
  clients: readonly Client[],
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<HeadComparison> {
  const address = toRawAddress(account)
  const found = await Promise.all(clients.map((client) => readHead(client, address, signal)))
  const ranks = found.map(({ head }) => BigInt(head?.lt ?? -1))
  const first = ranks.reduce((best, rank, index) => (rank > (ranks[best] ?? -1n) ? index : best), 0)
  const newest = found[first]?.head
  const relations = await Promise.all(
    found.map(async ({ head }): Promise<ComparedHead['relation']> => {
      if (head === undefined || newest === undefined) return 'unknown'
      if (head.lt === newest.lt)
        return head.hash === newest.hash && head.stateHash === newest.stateHash ? 'same' : 'differs'
      const listed = await readHash(clients[first] as Client, address, head.lt, signal)
      return listed === undefined ? 'unknown' : listed === head.hash ? 'older' : 'differs'
    }),
  )
  const heads = found.map((entry, index) => ({ ...entry, relation: relations[index] ?? 'unknown' }))
  const confirmed = heads.filter(({ relation }) => relation === 'same')
  const behind = heads
    .filter(({ relation }) => relation === 'older')
    .sort((a, b) => (BigInt(a.head?.lt ?? 0) > BigInt(b.head?.lt ?? 0) ? -1 : 1))
  return {
    heads,
    agreed: confirmed.length > 1 ? newest : behind[0]?.head,
    conflict: relations.includes('differs'),
  }
}

async function readHead(
  client: Client,
  address: string,
  signal: AbortSignal | undefined,
): Promise<Omit<ComparedHead, 'relation'>> {
  try {
    const { accounts } = await client.request(accountStates, { address: [address], include_boc: false }, { signal })
    const [row] = accounts
    if (row === undefined) return { head: undefined, error: null }
    return {
      head: { hash: row.last_transaction_hash, lt: row.last_transaction_lt, stateHash: row.account_state_hash },
      error: null,
    }
  } catch (error) {
    signal?.throwIfAborted()
    return { head: undefined, error }
  }
}

/** Hash of the account's transaction at this logical time; undefined if the service does not list one. */
async function readHash(
  client: Client,
  address: string,
  lt: string | null,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  if (lt === null) return undefined
  try {
    const answer = await client.request(
      transactions,
      { account: [address], start_lt: lt, end_lt: lt, limit: 1 },
      { signal },
    )
    return answer.transactions[0]?.hash
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}
