import { parseHash } from '../../../src/ton/hash.ts'
import type { Reference } from '../reference.ts'
import {
  between,
  big,
  down,
  has,
  isDescending,
  pageOf,
  type Query,
  firstOf,
  up,
} from './base.ts'

function jettonTransfers(index: Reference, query: Query): unknown {
  return events(index, query, 'jetton_transfers', 'source', 'destination', 'source_wallet', 'jetton_master')
}

function jettonBurns(index: Reference, query: Query): unknown {
  return events(index, query, 'jetton_burns', 'owner', 'owner', 'jetton_wallet', 'jetton_master')
}

function nftTransfers(index: Reference, query: Query): unknown {
  return events(index, query, 'nft_transfers', 'old_owner', 'new_owner', 'nft_address', 'nft_collection')
}

function events(
  index: Reference,
  query: Query,
  name: string,
  giver: string,
  taker: string,
  item: string,
  family: string,
): unknown {
  const descending = isDescending(query)
  const owners = query['owner_address'] as string[] | undefined
  const timed = query['start_utime'] !== undefined || query['end_utime'] !== undefined
  const isJetton = name !== 'nft_transfers'
  const rows = index.all(name).filter((row) => {
    const [given, taken] = [has(owners, row[giver]), has(owners, row[taker])]
    const fits =
      query['direction'] === 'in' ? taken : query['direction'] === 'out' ? given : given || taken
    return (
      (owners === undefined || fits) &&
      (name !== 'jetton_transfers' || row['transaction_aborted'] !== true) &&
      has(query[isJetton ? 'jetton_wallet' : 'item_address'], row[item]) &&
      [undefined, row[family]].includes(query[isJetton ? 'jetton_master' : 'collection_address']) &&
      between(big(row['transaction_lt']), big(query['start_lt']), big(query['end_lt'])) &&
      between(row['transaction_now'] as number, query['start_utime'], query['end_utime'])
    )
  })
  const time = up((row) => big(row[timed ? 'transaction_now' : 'transaction_lt']))
  const byHash = up((row) => parseHash(String(row['transaction_hash'])))
  const page = pageOf(rows, query, firstOf(descending ? down(time) : time, byHash))
  const names = page.flatMap((row) =>
    [giver, taker, item, family, 'response_destination'].map((field) => row[field]),
  )
  return { [name]: page, ...index.names(names, true) }
}

export const transferRules = { jettonTransfers, jettonBurns, nftTransfers }
