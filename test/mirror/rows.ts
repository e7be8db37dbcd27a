// Small rows by hand: just what a rule looks at.
import type { Message } from '../../src/schema/message.ts'
import type { NftItem } from '../../src/schema/nft.ts'
import type { Transaction } from '../../src/schema/transaction.ts'
import { formatHash } from '../../src/ton/hash.ts'

/** Hash number `n`. */
export function hashOf(n: number): string {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(28, n)
  return formatHash(bytes)
}

/** Account number `n` of the basechain. */
export function accountOf(n: number): string {
  return `0:${n.toString(16).toUpperCase().padStart(64, '0')}`
}

/** An internal message. */
export function message(hash: number, from: number | null, to: number | null, lt = 1000): Message {
  return {
    hash: hashOf(hash),
    source: from === null ? null : accountOf(from),
    destination: to === null ? null : accountOf(to),
    value: '1',
    value_extra_currencies: {},
    fwd_fee: '1',
    ihr_fee: '0',
    created_lt: from === null ? null : String(lt),
    created_at: from === null ? null : '1700000000',
    opcode: null,
    decoded_opcode: null,
    ihr_disabled: true,
    bounce: true,
    bounced: false,
    import_fee: null,
    message_content: { hash: hashOf(hash + 1_000_000), body: 'te6cckEBAQEAAgAAAEysuc0=', decoded: null },
    init_state: null,
  }
}

/** A finalized transaction. */
export function transaction(
  hash: number,
  account: number,
  lt: number,
  rest: Partial<Transaction> = {},
): Transaction {
  return {
    account: accountOf(account),
    hash: hashOf(hash),
    lt: String(lt),
    now: 1_700_000_000 + lt,
    mc_block_seqno: 100,
    trace_id: hashOf(hash),
    prev_trans_hash: hashOf(0),
    prev_trans_lt: '0',
    orig_status: 'active',
    end_status: 'active',
    total_fees: '1',
    total_fees_extra_currencies: {},
    description: { type: 'ord', aborted: false, destroyed: false },
    block_ref: { workchain: 0, shard: '8000000000000000', seqno: 1 },
    in_msg: null,
    out_msgs: [],
    account_state_before: null,
    account_state_after: null,
    emulated: false,
    finality: 'finalized',
    ...rest,
  }
}

/** An NFT item that is not on sale. */
export function item(
  address: number,
  owner: number,
  collection: number | null,
  index: string,
  rest: Partial<NftItem> = {},
): NftItem {
  return {
    address: accountOf(address),
    init: true,
    index,
    collection_address: collection === null ? null : accountOf(collection),
    owner_address: accountOf(owner),
    content: { uri: 'https://example.com/1.json' },
    last_transaction_lt: '100',
    code_hash: hashOf(1),
    data_hash: hashOf(2),
    collection: null,
    on_sale: false,
    ...rest,
  }
}

/** Names that every answer about these accounts needs. */
export function bookOf(...accounts: readonly number[]) {
  return Object.fromEntries(
    accounts.map((n) => [accountOf(n), { user_friendly: `EQ${n}`, domain: null, interfaces: [] }]),
  )
}

/** Transactions `from` to `to` of an account, each naming the one before it; hashes are theirs alone. */
export function history(account: number, from: number, to: number): Transaction[] {
  const at = (n: number) => account * 100_000 + n
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const n = from + i
    return transaction(at(n), account, n * 10, {
      prev_trans_lt: String((n - 1) * 10),
      prev_trans_hash: hashOf(n === 1 ? 0 : at(n - 1)),
      in_msg: message(at(n) + 5_000_000, null, account),
      mc_block_seqno: 100 + n,
    })
  })
}
