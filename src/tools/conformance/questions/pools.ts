// Values that parameters can have, collected from the rows of a world.
import { readAnswerBody } from '../../../service/rules/rows/readBody.ts'
import type { TableName, Tables } from '../../../service/rules/rows/tables.ts'
import type { MessageContent } from '../../../service/rows/message.ts'

/** Values that exist nowhere. */
export const invented = {
  hash: `${'B'.repeat(42)}A=`,
  account: `0:${'12'.repeat(32)}`,
  key: 'CD'.repeat(32),
  domain: 'nobody.ton',
  type: 'no_such_type',
}
const { hash: unknownHash, account: unknownAccount, key: unknownKey } = invented

type Pool = readonly unknown[]
/** Values by name. */
export interface Pools {
  readonly accounts: Pool
  readonly hashes: Pool
  readonly messages: Pool
  readonly traces: Pool
  readonly owners: Pool
  readonly collections: Pool
  readonly items: Pool
  readonly [name: string]: Pool
}

/** The rows of a world, by table and key. */
class World {
  readonly #tables = new Map<TableName, Map<string, object>>()

  constructor(bodies: readonly unknown[]) {
    for (const { table, key, row } of bodies.flatMap(readAnswerBody)) {
      const rows = this.#tables.get(table) ?? new Map<string, object>()
      this.#tables.set(table, rows.set(key, row))
    }
  }

  rows<Name extends TableName>(table: Name): readonly Tables[Name][] {
    return [...(this.#tables.get(table)?.values() ?? [])] as never
  }
}

/** Collects the values of every parameter from the rows in these bodies. */
export function collectPools(bodies: readonly unknown[]): Pools {
  const world = new World(bodies)
  const rows = world.rows('transactions')
  const messages = rows.flatMap((row) => [row.in_msg, ...row.out_msgs]).filter((row) => row !== null)
  const distinct = (values: readonly unknown[]) =>
    [...new Set(values)].filter((value) => value !== null && value !== undefined)
  const accounts = [...distinct(rows.map((row) => row.account)), unknownAccount]
  const field = <Name extends TableName>(name: Name, ...keys: readonly (keyof Tables[Name] & string)[]) => [
    ...distinct(world.rows(name).flatMap((row): unknown => keys.flatMap((key): unknown => row[key] ?? []))),
    ...(/hash|_id$/.test(keys[0] ?? '') ? [unknownHash] : [unknownAccount]),
  ]
  const waiting = world.rows('pendingTraces')
  const nominatorPools = world.rows('nominatorPools')
  return {
    accounts,
    raws: accounts,
    described: [...field('jettonMasters', 'address'), ...field('nftItems', 'address'), ...accounts],
    ends: [...accounts, 'null'],
    hashes: [...rows.map(({ hash }) => hash), unknownHash],
    messages: [...distinct(messages.flatMap((row) => [row.hash, row.hash_norm])), unknownHash],
    bodies: distinct(messages.map((row) => row.message_content?.hash)),
    opcodes: distinct(messages.map((row) => row.opcode && `0x${(Number(row.opcode) >>> 0).toString(16)}`)),
    traces: [...distinct(rows.map((row) => row.trace_id)), unknownHash],
    lts: [...distinct(rows.map((row) => row.lt)), '0', '18446744073709551615'],
    times: distinct(rows.map((row) => row.now)),
    seqnos: [...distinct(rows.map((row) => row.mc_block_seqno)), 1],
    owners: [...field('nftItems', 'owner_address', 'real_owner'), ...field('jettonWallets', 'owner')],
    holders: field('nftCollections', 'owner_address'),
    collections: field('nftCollections', 'address'),
    items: field('nftItems', 'address'),
    indexes: [...distinct(world.rows('nftItems').map(({ index }) => index)), '007', '1x'],
    sales: field('nftSales', 'address'),
    wallets: field('jettonWallets', 'address'),
    jettons: field('jettonWallets', 'jetton'),
    admins: field('jettonMasters', 'admin_address'),
    burners: field('jettonBurns', 'owner'),
    furnaces: field('jettonBurns', 'jetton_wallet'),
    states: field('accountStates', 'address'),
    owned: field('walletStates', 'address'),
    targets: field('dnsRecords', 'dns_wallet'),
    domains: [...distinct(world.rows('dnsRecords').map(({ domain }) => domain)), invented.domain],
    multisigs: field('multisigs', 'address'),
    orders: field('multisigOrders', 'address'),
    members: field('multisigs', 'signers', 'proposers'),
    vestings: field('vesting', 'address'),
    beneficiaries: field('vesting', 'owner_address', 'sender_address', 'whitelist'),
    waiting: [...distinct(waiting.flatMap(({ accounts }) => accounts)), unknownAccount],
    externals: [...distinct(waiting.map(({ row }) => row.external_hash)), unknownHash],
    actions: field('actions', 'action_id'),
    roots: field('blocks', 'root_hash'),
    files: field('blocks', 'file_hash'),
    shards: distinct(world.rows('blocks').map(({ shard }) => shard)),
    bocs: distinct(messages.flatMap(({ message_content }) => bodyKnownToAll(message_content))),
    types: [...distinct(world.rows('actions').map(({ type }) => type)), invented.type],
    bidders: field('dnsAuctions', 'max_bid_address'),
    auctionStates: ['all', 'won', 'bidding', '', 'lost'],
    stakers: field('validatorEvents', 'stake_holder_address'),
    keys: [...distinct(world.rows('validatorEvents').map((row) => row.validator_pubkey)), unknownKey],
    adnls: [...distinct(world.rows('validatorEvents').map((row) => row.adnl_addr)), unknownKey],
    stakeEvents: distinct(world.rows('validatorEvents').map(({ type }) => type)),
    stakeTimes: distinct(
      (['validatorEvents', 'nominatorEvents', 'poolValidatorEvents'] as const).flatMap((name) =>
        world.rows(name).map(({ utime }) => utime),
      ),
    ),
    elections: distinct(world.rows('validatorElections').map(({ election_id }) => election_id)),
    cycles: [...distinct(world.rows('validatorCycles').map(({ cycle_start }) => cycle_start)), 1],
    stakingPools: field('nominatorPools', 'address'),
    nominators: [
      ...distinct(nominatorPools.flatMap(({ row }) => (row.active_nominators ?? []).map(({ address }) => address))),
      unknownAccount,
    ],
    poolValidators: field('poolValidatorEvents', 'validator_address'),
    poolEvents: distinct(world.rows('poolValidatorEvents').map(({ type }) => type)),
    workchains: [0, -1, 5],
    limits: [1, 2, 3, 10, 50, 1000, 0, -3, 1001],
    offsets: [0, 1, 2, 5, 40, 100_000, -1],
    sorts: ['asc', 'desc', 'ASC', 'd', 'a', 'newest'],
    directions: ['in', 'out', 'both'],
    sides: ['in', 'out'],
    booleans: [true, false],
  }
}

/** Forms that the kit leaves to the service, even where the rows have them decoded. */
const encodedRest = /wallet_signed|just_from_maybe|\\u00|"(value|cell_reference)":"te6/

function bodyKnownToAll(content: MessageContent | null): unknown[] {
  const decoded = content?.decoded
  return decoded && !encodedRest.test(JSON.stringify(decoded)) ? [content.body] : []
}
