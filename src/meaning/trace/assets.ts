/** An asset that messages move. */
export type Asset =
  /** The chain's own coin. */
  | { readonly kind: 'coin' }
  /** Another currency of the chain itself. */
  | { readonly kind: 'currency'; readonly id: string }
  /**
   * Tokens of one jetton. `jetton` is its master, if it is known; `wallet` is one of its jetton
   * wallets in the trace. Any contract can imitate a jetton wallet: only a master that the service
   * names is certain.
   */
  | { readonly kind: 'jetton'; readonly jetton?: string; readonly wallet: string }
  /** One NFT item. */
  | { readonly kind: 'nft'; readonly item: string }

/** Change of one account's balance. */
export interface Change {
  /** Raw address. */
  readonly account: string
  /** Signed decimal string of the smallest unit. */
  readonly amount: string
}

/** An amount that left the accounts of a trace, or entered them from outside the trace. */
export interface Elsewhere {
  readonly reason:
    /** In messages that have no transaction yet. */
    | 'in-flight'
    /** Minted (negative) or burned. */
    | 'issued'
    /** From senders that are not in the trace (negative). */
    | 'outside'
    /** Sent to a contract that neither accepted nor returned it. */
    | 'lost'
  /** Signed decimal string of the smallest unit. */
  readonly amount: string
}

/** Gains and losses of one asset. All amounts add up to zero. */
export interface AssetFlow {
  /** `coin`, or the kind and the id of the asset. */
  readonly id: string
  readonly asset: Asset
  /** Accounts whose balance changed, the largest gain first. */
  readonly changes: readonly Change[]
  readonly elsewhere: readonly Elsewhere[]
}

/** Adds up the changes of one asset. */
export interface AssetLedger {
  readonly change: (account: string, amount: bigint) => void
  readonly elsewhere: (reason: Elsewhere['reason'], amount: bigint) => void
  readonly flow: (id: string, asset: Asset) => AssetFlow
  readonly addTo: (other: AssetLedger) => void
}

/** Creates an empty ledger. */
export function createLedger(): AssetLedger {
  const changes = new Map<string, bigint>()
  const others = new Map<Elsewhere['reason'], bigint>()
  const add = <Key>(sums: Map<Key, bigint>, key: Key, amount: bigint): void => {
    sums.set(key, (sums.get(key) ?? 0n) + amount)
  }
  return {
    change: (account, amount) => add(changes, account, amount),
    elsewhere: (reason, amount) => add(others, reason, amount),
    flow: (id, asset) => ({
      id,
      asset,
      changes: listChanges(changes),
      elsewhere: [...others].flatMap(([reason, amount]) => (amount === 0n ? [] : [{ reason, amount: String(amount) }])),
    }),
    addTo: (other) => {
      for (const [account, amount] of changes) other.change(account, amount)
      for (const [reason, amount] of others) other.elsewhere(reason, amount)
    },
  }
}

/** Lists the sums that are not zero, largest first, then by account. */
export function listChanges(sums: ReadonlyMap<string, bigint>): Change[] {
  return [...sums]
    .filter(([, amount]) => amount !== 0n)
    .sort(([a, x], [b, y]) => (x > y ? -1 : x < y ? 1 : a < b ? -1 : 1))
    .map(([account, amount]) => ({ account, amount: String(amount) }))
}

/** Reads a decimal string; 0 for a malformed or missing one. */
export function readAmount(text: string | null | undefined): bigint {
  return typeof text === 'string' && /^\d+$/.test(text) ? BigInt(text) : 0n
}
