// Rules of existing routes that version 1.3 changed: each case quotes its line, and is asked in both versions.
import { describe, expect, test } from 'vitest'
import { createMemoryIndex } from '../../../../src/entries/memory.ts'
import { toHexHash } from '../../../../src/ton/cells/hash.ts'
import { item, message, testAccount, testHash, transaction } from '../../../fixtures/testRows.ts'
import { isDocumented } from './cases.ts'

const oldTime = 1_600_000_000
const log = { ...message(203, 2, 3, 21), opcode: '0x0000000a' }
const transactions = [
  transaction(1, 1, 10, { in_msg: message(201, null, 1), out_msgs: [message(202, 1, 2, 11)] }),
  transaction(2, 2, 20, { in_msg: message(202, 1, 2, 11), out_msgs: [log] }),
  transaction(3, 3, 20, { in_msg: log }),
  transaction(4, 4, 30, { in_msg: message(204, null, 4) }),
  transaction(9, 4, 40, { in_msg: message(204, null, 4) }),
  transaction(5, 5, 50, { now: oldTime }),
]

const committed = {
  masterchain_block_ref: { workchain: -1, shard: '8000000000000000', seqno: 100 },
  gen_utime: '1700000000',
  prev_blocks: [],
}
const blocks = [
  {
    ...committed,
    workchain: -1,
    shard: '8000000000000000',
    seqno: 100,
    root_hash: testHash(1),
    file_hash: testHash(1),
    start_lt: '1',
  },
  {
    ...committed,
    workchain: 0,
    shard: '8000000000000000',
    seqno: 5,
    root_hash: testHash(2),
    file_hash: testHash(2),
    start_lt: '2',
  },
]

function action(id: number, trace: number, account: number, hash: number) {
  return {
    action_id: testHash(id),
    trace_id: testHash(trace),
    type: 'ton_transfer',
    accounts: [testAccount(account)],
    transactions: [testHash(hash)],
    start_lt: '1',
    end_lt: '2',
    start_utime: 1,
    end_utime: 2,
    trace_end_lt: String(id),
    trace_end_utime: id,
    details: {},
    success: true,
    finality: 'finalized',
  }
}

const transfer = {
  query_id: '1',
  source: testAccount(1),
  destination: 'addr_none',
  amount: '1',
  source_wallet: testAccount(41),
  jetton_master: null,
  transaction_hash: testHash(1),
  transaction_lt: '10',
  transaction_now: 1,
  transaction_aborted: false,
  response_destination: null,
  custom_payload: null,
  forward_ton_amount: null,
  forward_payload: null,
  trace_id: testHash(1),
}

const [living, destroyed, sale, soldItem] = [21, 22, 23, 24]
const wallet = (address: number) => ({
  address: testAccount(address),
  balance: '5',
  owner: testAccount(1),
  jetton: testAccount(30),
  last_transaction_lt: '1',
  code_hash: testHash(1),
  data_hash: testHash(1),
})
const state = (address: number, status: string) => ({
  address: testAccount(address),
  status,
  balance: '0',
  last_transaction_lt: '9',
})
const rows = [
  { transactions },
  { blocks },
  { actions: [action(301, 1, 1, 1), action(302, 2, 2, 2)] },
  { jetton_transfers: [transfer] },
  {
    jetton_wallets: [wallet(living), wallet(destroyed)],
    metadata: { [testAccount(destroyed)]: { is_indexed: true, token_info: [] } },
  },
  {
    nft_items: [
      item(soldItem, sale, 31, '1', {
        on_sale: true,
        sale_contract_address: testAccount(sale),
        real_owner: testAccount(1),
      }),
      item(destroyed, 1, 31, '2'),
    ],
  },
  {
    records: [
      {
        nft_item_address: testAccount(destroyed),
        nft_item_owner: null,
        domain: 'gone.ton',
        dns_next_resolver: null,
        dns_wallet: testAccount(1),
        dns_site_adnl: null,
        dns_storage_bag_id: null,
      },
    ],
  },
  { accounts: [state(destroyed, 'nonexist'), state(sale, 'nonexist'), state(living, 'active')] },
  { [testAccount(1)]: { user_friendly: 'friendly', domain: 'gone.ton', interfaces: [] } },
]
const versions = { before: createMemoryIndex(rows), after: createMemoryIndex(rows, { version: '1.3' }) }

/** Expected contents of an answer; a text is an error, and `read` tells which part is meant. */
type Expected = string | number | readonly unknown[] | object | null

interface Change {
  readonly says: string
  readonly url: string
  readonly read?: (body: never) => unknown
  /** Status and body of version 1.2. */
  readonly before: readonly [status: number, body?: Expected]
  /** Status and body of version 1.3. */
  readonly after: readonly [status: number, body?: Expected]
}

function testChanges(changes: readonly Change[]): void {
  for (const { says, url, read, ...expected } of changes) {
    test.each(['before', 'after'] as const)(`${url}, %s: ${says}`, async (version) => {
      const response = await versions[version].fetch(`/api/v3/${url}`)
      const [status, body] = expected[version]
      const answer: unknown = await response.json()
      expect(response.status, JSON.stringify(answer)).toBe(status)
      if (body === undefined) return
      if (status !== 200) expect(answer).toEqual({ error: body })
      else expect(read === undefined ? answer : read(answer as never)).toEqual(body)
    })
    test.runIf(isDocumented !== undefined)(`the documents say: ${says}`, () => expect(isDocumented?.(says)).toBe(true))
  }
}

const column =
  (list: string, field: string) =>
  (body: never): unknown =>
    (body as Record<string, Record<string, unknown>[] | null>)[list]?.map((row) => row[field])
const hashes = (...numbers: readonly number[]) => numbers.map(testHash)
const transactionHashes = column('transactions', 'hash')
const query = (hash: string) => encodeURIComponent(hash)
const unread = (name: string) => `failed to decode: schema: error converting value for "${name}"`
const hex = toHexHash(testHash(2))

describe('values', () => {
  testChanges([
    {
      says: 'also 43 characters without padding, `0X`, surrounding blanks',
      url: `transactions?hash=${query(testHash(2).slice(0, 43))}`,
      read: transactionHashes,
      before: [422, `failed to decode: schema: error converting value for index 0 of "hash"`],
      after: [200, hashes(2)],
    },
    {
      says: 'also 43 characters without padding, `0X`, surrounding blanks',
      url: `adjacentTransactions?hash=0X${hex}`,
      read: transactionHashes,
      before: [422, unread('hash')],
      after: [200, hashes(1, 3)],
    },
    {
      says: 'also 43 characters without padding, `0X`, surrounding blanks',
      url: `adjacentTransactions?hash=%20${hex}%20`,
      read: transactionHashes,
      before: [422, unread('hash')],
      after: [200, hashes(1, 3)],
    },
    {
      says: 'must decode to exactly 32 bytes, else 422',
      url: `adjacentTransactions?hash=${'A'.repeat(44)}`,
      before: [404, 'adjacent transactions not found'],
      after: [422, unread('hash')],
    },
    {
      says: 'also `null` and `addr_none` (no address)',
      url: 'jetton/transfers?jetton_master=addr_none',
      read: column('jetton_transfers', 'amount'),
      before: [422, unread('jetton_master')],
      after: [200, []],
    },
    {
      says: '`ext$BITS:HEX`, `var$WC:BITS:HEX`, surrounding blanks',
      url: 'actions?account=ext$9:abc',
      read: column('actions', 'type'),
      before: [422, unread('account')],
      after: [200, []],
    },
    {
      says: '`ext$BITS:HEX`, `var$WC:BITS:HEX`, surrounding blanks',
      url: 'actions?account=var$-1:9:abc',
      read: column('actions', 'type'),
      before: [422, unread('account')],
      after: [200, []],
    },
    {
      says: '`ext$BITS:HEX`, `var$WC:BITS:HEX`, surrounding blanks',
      url: `transactions?account=%20${testAccount(2)}%20`,
      read: transactionHashes,
      before: [422],
      after: [200, hashes(2)],
    },
    {
      says: '`account=null` 422',
      url: 'actions?account=null',
      read: column('actions', 'type'),
      before: [422, unread('account')],
      after: [200, []],
    },
    {
      says: 'answer the "is required" 401 for it',
      url: 'addressInformation?address=null',
      before: [422, unread('address')],
      after: [401, 'address of account is required'],
    },
    {
      says: 'answer the "is required" 401 for it',
      url: 'walletInformation?address=addr_none',
      before: [422, unread('address')],
      after: [401, 'address of account is required'],
    },
    {
      says: 'dns/records its "either wallet ..." 422',
      url: 'dns/records?wallet=null',
      before: [422, unread('wallet')],
      after: [422, 'either wallet address or domain is required'],
    },
    {
      says: 'activeAuctions `bidder address is required`',
      url: 'dns/activeAuctions?bidder=null',
      before: [500, 'internal server error: Cannot GET /api/v3/dns/activeAuctions'],
      after: [422, 'bidder address is required'],
    },
    {
      says: '`traces?account=null` IGNORES the filter',
      url: 'traces?account=null&limit=2',
      read: (body: { traces: unknown[] }) => body.traces.length,
      before: [422, unread('account')],
      after: [200, 2],
    },
    {
      says: 'row with user_friendly `addr_none`',
      url: 'addressBook?address=null',
      read: (body: { null: { user_friendly: unknown } }) => body.null.user_friendly,
      before: [200, null],
      after: [200, 'addr_none'],
    },
    {
      says: 'Comma lists in address and hash arrays | accepted | accepted.',
      url: `transactions?hash=${query(testHash(2))},${query(testHash(3))}`,
      read: transactionHashes,
      before: [200, hashes(3, 2)],
      after: [200, hashes(3, 2)],
    },
    { says: 'Never send empty values', url: 'transactions?account=', before: [422], after: [422] },
    {
      says: 'must be a hash, else 422',
      url: 'balanceChanges?trace_id=x',
      before: [422],
      after: [422, unread('trace_id')],
    },
    {
      says: 'unknown source, destination, master, owner, wallet, collection in jetton/nft transfers and burns is `""`',
      url: 'jetton/transfers',
      read: (body: { jetton_transfers: (typeof transfer)[] }) =>
        body.jetton_transfers.map(({ source, destination, jetton_master }) => [source, destination, jetton_master]),
      before: [200, [[testAccount(1), 'addr_none', null]]],
      after: [200, [[testAccount(1), '', '']]],
    },
  ])
})

describe('refusals', () => {
  const tooLarge = 'limit is not allowed: 1001 > 1000'
  const lists = [
    'blocks',
    'transactions',
    `transactionsByMasterchainBlock?seqno=100`,
    `transactionsByMessage?opcode=0xa`,
    'messages',
    'actions',
    'traces',
    'events',
    'jetton/transfers',
    'jetton/burns',
    'nft/transfers',
  ]
  testChanges(
    lists.map(
      (path) =>
        ({
          says: 'Now 422 (`limit is not allowed: N > 1000`, `wrong value for sort parameter`) on blocks, transactions, transactionsByMasterchainBlock, transactionsByMessage, messages, actions, traces, events, jetton/transfers, jetton/burns, nft/transfers',
          url: `${path}${path.includes('?') ? '&' : '?'}limit=1001`,
          before: [422, tooLarge],
          after: [422, tooLarge],
        }) as const,
    ),
  )
  testChanges([
    {
      says: 'masterchainBlockShards: limit 422.',
      url: 'masterchainBlockShards?seqno=100&limit=1001',
      before: [422, tooLarge],
      after: [422, tooLarge],
    },
    {
      says: 'treat 422 and 500 with the limit/sort texts alike',
      url: 'nft/items?limit=1001',
      before: [422, tooLarge],
      after: [422, tooLarge],
    },
  ])
})

describe('messages', () => {
  const messageHashes = column('messages', 'hash')
  testChanges([
    {
      says: 'effective lt = created_lt, or the lt of the receiving transaction for external-in, then hash',
      url: 'messages',
      read: messageHashes,
      before: [200, hashes(204, 201, 203, 202)],
      after: [200, hashes(204, 203, 202, 201)],
    },
    {
      says: 'effective lt = created_lt, or the lt of the receiving transaction for external-in, then hash',
      url: 'messages?sort=asc',
      read: messageHashes,
      before: [200, hashes(202, 203, 201, 204)],
      after: [200, hashes(201, 202, 203, 204)],
    },
    {
      says: 'start_lt/end_lt still leave external-in messages out',
      url: 'messages?start_lt=1&sort=asc',
      read: messageHashes,
      before: [200, hashes(202, 203)],
      after: [200, hashes(202, 203)],
    },
    {
      says: 'only_externals with lt or time bounds is always empty',
      url: 'messages?only_externals=true&start_utime=1',
      read: messageHashes,
      before: [200, []],
      after: [200, []],
    },
    {
      says: 'exclude_externals/only_externals now test created_lt also when time bounds are sent',
      url: 'messages?exclude_externals=true&start_utime=1&sort=asc',
      read: messageHashes,
      before: [200, hashes(202, 203)],
      after: [200, hashes(202, 203)],
    },
    {
      says: 'Now an array like msg_hash',
      url: `messages?hash=${query(testHash(202))}&hash=${query(testHash(203))}&sort=asc`,
      read: messageHashes,
      before: [200, hashes(203)],
      after: [200, hashes(202, 203)],
    },
    {
      says: '`cannot use both legacy and new message hashes`',
      url: `messages?hash=${query(testHash(202))}&msg_hash=${query(testHash(203))}`,
      read: messageHashes,
      before: [200, hashes(203)],
      after: [422, 'cannot use both legacy and new message hashes'],
    },
    {
      says: 'a value other than in/out is no longer 422 but goes to the database',
      url: 'messages?direction=x',
      before: [422, 'direction should be one of: in, out'],
      after: [500],
    },
    {
      says: 'source/destination: `addr_none` works like `null`.',
      url: 'messages?source=addr_none&sort=asc',
      read: messageHashes,
      before: [422, unread('source')],
      after: [200, hashes(201, 204)],
    },
    {
      says: 'with several candidates the one with the smallest lt (was the greatest hash)',
      url: `messages?msg_hash=${query(testHash(204))}`,
      read: column('messages', 'in_msg_tx_hash'),
      before: [200, hashes(9)],
      after: [200, hashes(4)],
    },
  ])
})

describe('transactions', () => {
  const all = hashes(5, 9, 4, 2, 3, 1)
  const paramsOf13 = 'msg_hash (array), direction, source, destination, body_hash, opcode; AND with the rest'
  testChanges([
    {
      says: paramsOf13,
      url: 'transactions?opcode=0xa',
      read: transactionHashes,
      before: [200, all],
      after: [200, hashes(3, 2)],
    },
    {
      says: paramsOf13,
      url: `transactions?msg_hash=${query(testHash(202))}&account=${testAccount(1)}`,
      read: transactionHashes,
      before: [200, hashes(1)],
      after: [200, hashes(1)],
    },
    {
      says: paramsOf13,
      url: `transactions?destination=${testAccount(2)}`,
      read: transactionHashes,
      before: [200, all],
      after: [200, hashes(2, 1)],
    },
    {
      says: '422 `direction should be one of: in, out` for other values',
      url: 'transactions?direction=x&opcode=0xa',
      read: transactionHashes,
      before: [200, all],
      after: [422, 'direction should be one of: in, out'],
    },
    {
      says: '422 `direction can be specified only with msg_hash or opcode` without one of those two',
      url: 'transactions?direction=in',
      read: transactionHashes,
      before: [200, all],
      after: [422, 'direction can be specified only with msg_hash or opcode'],
    },
    {
      says: 'the account tie-break follows `sort` (was always asc)',
      url: 'transactions?start_lt=20&end_lt=20',
      read: transactionHashes,
      before: [200, hashes(2, 3)],
      after: [200, hashes(3, 2)],
    },
    {
      says: '`lt` filter: no order of its own any more.',
      url: 'transactions?lt=20&sort=desc',
      read: transactionHashes,
      before: [200, hashes(3, 2)],
      after: [200, hashes(3, 2)],
    },
    {
      says: 'mc_seqno no longer overrides the order of time bounds.',
      url: 'transactions?mc_seqno=100&start_utime=1&start_lt=30',
      read: transactionHashes,
      before: [200, hashes(5, 9, 4)],
      after: [200, hashes(9, 4, 5)],
    },
    {
      says: '`hash` filter: result ordered by the base64 TEXT of the hash.',
      url: `transactions?hash=${hex}&hash=${toHexHash(testHash(9))}&sort=asc`,
      read: transactionHashes,
      before: [200, hashes(2, 9)],
      after: [200, hashes(2, 9)],
    },
    {
      says: 'The mc_seqno existence check (404) is skipped when hash is present.',
      url: `transactions?hash=${hex}&mc_seqno=999`,
      read: transactionHashes,
      before: [404, 'masterchain block 999 not found'],
      after: [200, []],
    },
    {
      says: 'opcode no longer implies the receiving side',
      url: 'transactionsByMessage?opcode=0xa',
      read: transactionHashes,
      before: [200, hashes(3)],
      after: [200, hashes(3, 2)],
    },
    {
      says: '`opcode` + `direction=out` now works',
      url: 'transactionsByMessage?opcode=0xa&direction=out',
      read: transactionHashes,
      before: [200, []],
      after: [200, hashes(2)],
    },
    {
      says: 'account, hash, lt, mc_seqno, workchain, time and lt bounds filter too (ignored on master)',
      url: `transactionsByMessage?opcode=0xa&account=${testAccount(2)}`,
      read: transactionHashes,
      before: [200, hashes(3)],
      after: [200, hashes(2)],
    },
  ])
})

describe('blocks', () => {
  const workchains = column('blocks', 'workchain')
  testChanges([
    {
      says: 'not a number is 422 (was read as 0 and ended in 404)',
      url: 'transactionsByMasterchainBlock?seqno=x',
      before: [422, unread('seqno')],
      after: [422, unread('seqno')],
    },
    {
      says: 'repeated: the last value wins (was the first)',
      url: 'transactionsByMasterchainBlock?seqno=999&seqno=100&limit=1',
      read: transactionHashes,
      before: [404, 'masterchain block 999 not found'],
      after: [200, hashes(5)],
    },
    {
      says: 'Missing is still 0 -> 404.',
      url: 'transactionsByMasterchainBlock',
      before: [404, 'masterchain block 0 not found'],
      after: [404, 'masterchain block 0 not found'],
    },
    {
      says: '`sort` is no longer applied or checked',
      url: 'masterchainBlockShards?seqno=100&sort=x',
      read: workchains,
      before: [422, 'wrong value for sort parameter'],
      after: [200, [-1, 0]],
    },
    {
      says: 'With sort: gen_utime, then -workchain, shard, seqno, all in the sort direction (ties were undefined).',
      url: 'blocks?sort=asc',
      read: workchains,
      before: [200, [-1, 0]],
      after: [200, [0, -1]],
    },
  ])
})

describe('actions and traces', () => {
  const ids = column('actions', 'action_id')
  const [first, second] = [query(testHash(301)), query(testHash(1))]
  const traceIds = column('traces', 'trace_id')
  testChanges([
    {
      says: 'Now account, tx_hash, msg_hash, mc_seqno, action_id, trace_id, types, time and lt bounds all apply together',
      url: `actions?action_id=${first}&account=${testAccount(2)}`,
      read: ids,
      before: [200, hashes(301)],
      after: [200, []],
    },
    {
      says: 'action_id or a lone trace_id discarded other filters',
      url: `actions?trace_id=${second}&tx_hash=${query(testHash(2))}`,
      read: ids,
      before: [200, hashes(301)],
      after: [200, []],
    },
    {
      says: 'action_id or a lone trace_id discarded other filters',
      url: `actions?action_id=${first}&msg_hash=${query(testHash(202))}`,
      read: ids,
      before: [200, hashes(301)],
      after: [200, hashes(301)],
    },
    {
      says: 'Order by end_utime only when there are time bounds and NO lt bound',
      url: 'traces?start_utime=1&start_lt=30',
      read: traceIds,
      before: [200, hashes(9, 4, 5)],
      after: [200, hashes(5, 9, 4)],
    },
    {
      says: 'Order by end_utime only when there are time bounds and NO lt bound',
      url: 'traces?start_utime=1&limit=2',
      read: traceIds,
      before: [200, hashes(9, 4)],
      after: [200, hashes(9, 4)],
    },
    {
      says: '`traces` is `[]` when nothing is pending (was null)',
      url: `pendingTraces?account=${testAccount(1)}`,
      read: (body: { traces: unknown }) => body.traces,
      before: [200, null],
      after: [200, []],
    },
    {
      says: 'Unknown trace or action: 404 `trace or action not found` (was 500 `trace not found` and 404 `action_id not found`)',
      url: `balanceChanges?trace_id=${query(testHash(999))}`,
      before: [500, 'trace not found'],
      after: [404, 'trace or action not found'],
    },
    {
      says: 'Unknown trace or action: 404 `trace or action not found` (was 500 `trace not found` and 404 `action_id not found`)',
      url: `balanceChanges?action_id=${query(testHash(999))}`,
      before: [404, 'action_id not found'],
      after: [404, 'trace or action not found'],
    },
    {
      says: 'Action version `v5` = v4 +',
      url: 'actions?supported_action_types=v5',
      read: ids,
      before: [501],
      after: [200, hashes(302, 301)],
    },
    {
      says: '`latest` is now v5',
      url: 'actions?supported_action_types=latest',
      read: ids,
      before: [200, hashes(302, 301)],
      after: [200, hashes(302, 301)],
    },
    {
      says: '`latest` is now v5',
      url: 'actions?supported_action_types=v4',
      read: ids,
      before: [200, hashes(302, 301)],
      after: [501],
    },
  ])
})

describe('contracts', () => {
  const gone =
    'disappear from jetton/masters, jetton/wallets, nft/collections, nft/items (and their sale flags), nft/sales, dns/records, dns/activeAuctions, multisig/*, vesting, nominator pools, metadata and address-book domains'
  const addresses = (list: string) => column(list, 'address')
  const accounts = (...numbers: readonly number[]) => numbers.map(testAccount)
  testChanges([
    {
      says: 'The digits check of `index` is no longer called',
      url: `nft/items?collection_address=${testAccount(31)}&index=x`,
      before: [422, 'index should contain digits only'],
      after: [500],
    },
    {
      says: gone,
      url: `jetton/wallets?owner_address=${testAccount(1)}`,
      read: addresses('jetton_wallets'),
      before: [200, accounts(living, destroyed)],
      after: [200, accounts(living)],
    },
    {
      says: gone,
      url: `nft/items?collection_address=${testAccount(31)}`,
      read: column('nft_items', 'on_sale'),
      before: [200, [true, false]],
      after: [200, [false]],
    },
    {
      says: gone,
      url: `dns/records?domain=gone.ton`,
      read: column('records', 'domain'),
      before: [200, ['gone.ton']],
      after: [200, []],
    },
    {
      says: gone,
      url: `metadata?address=${testAccount(destroyed)}`,
      read: (body: object) => Object.keys(body),
      before: [200, accounts(destroyed)],
      after: [200, []],
    },
    {
      says: gone,
      url: `addressBook?address=${testAccount(1)}`,
      read: (body: Record<string, { domain: unknown }>) => body[testAccount(1)]?.domain,
      before: [200, 'gone.ton'],
      after: [200, null],
    },
    {
      says: 'accountStates still shows the account.',
      url: `accountStates?address=${testAccount(destroyed)}`,
      read: column('accounts', 'status'),
      before: [200, ['nonexist']],
      after: [200, ['nonexist']],
    },
  ])
})

describe('the version itself', () => {
  test.each([
    ['before', '1.2.10'],
    ['after', '1.3.0'],
  ] as const)('is stated in every answer, %s', async (version, stated) => {
    for (const path of ['transactions', 'transactions?limit=x', 'nowhere']) {
      expect((await versions[version].fetch(`/api/v3/${path}`)).headers.get('X-API-Version')).toBe(stated)
    }
    expect(versions[version].transport.version?.current()).toEqual({ version: stated.slice(0, 3), stated })
  })

  testChanges([
    {
      says: '`GET /api/v3/validators/events?limit=1`',
      url: 'validators/events?limit=1',
      before: [500, 'internal server error: Cannot GET /api/v3/validators/events'],
      after: [200, { events: [], address_book: {} }],
    },
  ])
})
