// Rows of validators, nominator pools and auctions out of answers of the service.
import type { DnsAuction } from '../../rows/dns/dns-auction.ts'
import type { KnownPool } from '../staking/nominatorPools.ts'
import {
  IngestError,
  storedAddressKey,
  type Fields,
  storedHashKey,
  numberKey,
  type Reading,
  readList,
  readStoredRow,
  rowsBy,
  type TableRow,
  textKey,
} from './readRow.ts'

/** Tells whether a list has events of validators or nominators: traces are under the same key. */
export function hasStakeEvents(value: unknown): boolean {
  const [first] = Array.isArray(value) ? (value as readonly unknown[]) : []
  return typeof first === 'object' && first !== null && 'tx_hash' in first
}

/** Events of validators and of nominator pools, which say by their fields which of these they are. */
export const readStakeEvents: Reading = (value, path) => {
  const [first] = readList(value, path)
  const has = (field: string) => typeof first === 'object' && first !== null && field in first
  const [table, fields] = has('nominator_address')
    ? (['nominatorEvents', ['pool_address', 'nominator_address', 'type']] as const)
    : has('validator_address')
      ? (['poolValidatorEvents', ['pool_address', 'type']] as const)
      : (['validatorEvents', ['stake_holder_address', 'type']] as const)
  const key = (row: Fields) => {
    const hash = storedHashKey(row['tx_hash'])
    return hash && [hash, ...fields.map((field) => String(row[field]))].join(' ')
  }
  return readList(value, path).map((row, at) => readStoredRow(table, row, `${path}[${at}]`, ['tx_hash', key]))
}

export const readComplaints: Reading = (value, path) =>
  readList(value, path).map((row, at) =>
    readStoredRow('validatorComplaints', row, `${path}[${at}]`, [
      'complaint_hash',
      ({ complaint_hash, cycle_start }) =>
        storedHashKey(complaint_hash) && `${String(cycle_start)} ${String(complaint_hash)}`,
    ]),
  )

/** Cycles, and the complaints attached to their validators. */
export const readCycles: Reading = (value, path) =>
  rowsBy(
    'validatorCycles',
    'cycle_start',
    numberKey,
  )(value, path).flatMap((read, at) => {
    const validators = readList((read.row as unknown as Fields)['validators'], `${path}[${at}].validators`)
    const complaints = validators.flatMap((row, index) =>
      readComplaints((Object(row) as Fields)['complaints'], `${path}[${at}].validators[${index}].complaints`),
    )
    return [read, ...complaints]
  })

/** Auctions, and the items attached to them. */
export const readAuctions: Reading = (value, path) =>
  rowsBy(
    'dnsAuctions',
    'nft_item_address',
    storedAddressKey,
  )(value, path).flatMap(({ key, row }, at) => {
    const { nft_item, ...rest } = row as unknown as DnsAuction
    const items = nft_item ? [nft_item] : []
    return [
      { table: 'dnsAuctions', key, row: rest },
      ...rowsBy('nftItems', 'address', storedAddressKey)(items, `${path}[${at}].nft_item`),
    ]
  })

/**
 * The state of a nominator pool. It does not say the pool's own address: that is the one in the address
 * book that is neither its validator nor a nominator.
 * @throws {IngestError} The address book is missing, or leaves the pool open.
 */
export function readPool({ address_book, ...row }: Fields): TableRow[] {
  const known = row as unknown as KnownPool['row']
  const nominators = rowsBy('nominatorEvents', 'address', textKey)(row['active_nominators'], 'active_nominators')
  const others = new Set([known.validator_address, ...nominators.map(({ key }) => key)])
  const left = Object.keys((address_book as object | null) ?? {}).filter((address) => !others.has(address))
  const [pool] = left.map(storedAddressKey)
  if (pool === undefined || left.length > 1) {
    throw new IngestError(
      'address_book',
      'does not tell the address of the pool: give the answer with its address book',
    )
  }
  return [{ table: 'nominatorPools', key: pool, row: { address: pool, row: known } }]
}
