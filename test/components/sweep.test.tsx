import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { NameSource } from '../../src/sources/client/names.ts'
import * as kit from '../helpers/kit.ts'
import { DisplayProvider } from '../../src/react/display/DisplayProvider.tsx'
import { namesFrom, noNames } from '../../src/react/display/names.ts'
import { HttpError } from '../../src/sources/client/errors.ts'
import { nominatorPoolNominatorRewards, nominatorPoolValidatorRewards } from '../../src/service/endpoints/staking.ts'
import { balanceChanges } from '../../src/service/endpoints/traces.ts'
import { ledgerLines, type LedgerLine } from '../../src/entries/ledger.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import type { BalanceChanges } from '../../src/service/rows/balance-changes.ts'
import type { AccountBalance, AccountStateFull, WalletState } from '../../src/service/rows/account.ts'
import type { Action } from '../../src/service/rows/action.ts'
import type { Block, MasterchainInfo } from '../../src/service/rows/block.ts'
import type { DnsAuction } from '../../src/service/rows/dns/dns-auction.ts'
import type { DnsRecord } from '../../src/service/rows/dns/dns.ts'
import type { JettonBurn, JettonMaster, JettonTransfer, JettonWallet } from '../../src/service/rows/jetton.ts'
import type { AddressInformation, RunGetMethodResult } from '../../src/service/rows/legacy.ts'
import type { Message } from '../../src/service/rows/message.ts'
import type { MultisigOrder, MultisigWallet } from '../../src/service/rows/multisig.ts'
import type { AddressBook, Metadata } from '../../src/service/rows/names.ts'
import type { NftSale } from '../../src/service/rows/nft-sale.ts'
import type { NftCollection, NftItem, NftTransfer } from '../../src/service/rows/nft.ts'
import type {
  NominatorPool,
  NominatorPoolEvent,
  NominatorPoolValidatorEvent,
  NominatorPoolValidatorReward,
  NominatorReward,
} from '../../src/service/rows/staking/nominator-pool.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import type {
  ValidatorComplaint,
  ValidatorCycle,
  ValidatorCycleValidator,
  ValidatorElection,
  ValidatorElectionParticipant,
  ValidatorEvent,
} from '../../src/service/rows/staking/validator.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { judgeTrace } from '../../src/meaning/trace/verdict.ts'
import type { Vesting } from '../../src/service/rows/vesting.ts'
import { embeddedWorld } from '../tools/conformance/worlds.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../helpers/recorded.ts'

// Every row of every answer at hand, in every component that shows rows of its kind.

// React as it runs in production: tens of thousands of rows take a third of the time, and read the same.
vi.hoisted(() => {
  process.env['NODE_ENV'] = 'production'
})

type Row = Readonly<Record<string, unknown>>
interface View {
  readonly name: string
  /** A row is of the kind when it has all of these fields, and none of those with a `!` before. */
  readonly fields: string
  readonly draw: (row: never, rows: Rows) => ReactElement
  /** Whether `draw` takes rows, a screen of them, in place of one. */
  readonly many?: boolean
}

const standIn = `0:${'A1'.repeat(32)}`
const nothing = () => {}
const view = (name: string, fields: string, draw: View['draw']): View => ({ name, fields, draw })
const list = (name: string, fields: string, draw: View['draw']): View => ({ name, fields, draw, many: true })

const transaction = 'description prev_trans_lt'
/** Lines of a row; one without an amount if it has none, or does not state its balances. */
function readLines(row: Transaction): readonly LedgerLine[] {
  const { account, hash, lt, now } = row
  const empty: LedgerLine = {
    account,
    hash,
    lt,
    now,
    trace_id: null,
    asset: { kind: 'coin' },
    kind: 'transfer',
    counterparty: null,
    label: null,
    amount: '0',
    balance: '0',
  }
  try {
    const lines = ledgerLines(row)
    return lines.length > 0 ? lines : [empty]
  } catch {
    return [empty]
  }
}
const wallet = 'jetton owner balance address'
// Server output of a table has so many rows: what lies below the first screen is left out.
const screen = 20
/** Rows that are emulated, or state no balance, have no points. */
function drawBalances(rows: Transaction[]): ReactElement {
  const points = kit.balancePoints(rows)
  return points.length === 0 ? <p>No points</p> : <kit.BalanceChart points={points} />
}

const views: readonly View[] = [
  view('TransactionCard', transaction, (row: Transaction) => <kit.TransactionCard transaction={row} />),
  view('TransactionDetails', transaction, (row: Transaction) => <kit.TransactionDetails transaction={row} />),
  list('TransactionTable', transaction, (rows: Transaction[]) => <kit.TransactionTable transactions={rows} />),
  list('FeeBar', transaction, (rows: Transaction[]) => <kit.FeeBar transactions={rows} />),
  list('ActivityHeatmap', transaction, (rows: Transaction[]) => <kit.ActivityHeatmap transactions={rows} />),
  list('BalanceChart', transaction, drawBalances),
  list('LedgerTable', transaction, (rows: Transaction[]) => <kit.LedgerTable lines={rows.flatMap(readLines)} />),
  view('MessageCard', 'message_content hash', (row: Message) => <kit.MessageCard message={row} />),
  view('DecodedBody', 'message_content hash', ({ message_content: content }: Message) => (
    <kit.DecodedBody decoded={content?.decoded} body={content?.body} />
  )),
  list('MessageTable', 'message_content hash', (rows: Message[]) => <kit.MessageTable messages={rows} />),
  view('ActionCard', 'action_id details', (row: Action) => <kit.ActionCard action={row} />),
  list('ActionList', 'action_id details', (rows: Action[]) => <kit.ActionList actions={rows} />),
  view('BlockCard', 'root_hash rand_seed tx_count', (row: Block) => <kit.BlockCard block={row} />),
  list('BlockTable', 'root_hash rand_seed tx_count', (rows: Block[]) => <kit.BlockTable blocks={rows} />),
  view('ShardMap', 'root_hash rand_seed tx_count', ({ masterchain_block_ref: { seqno } }: Block, rows) => (
    <kit.ShardMap
      blocks={(rows.of('root_hash rand_seed tx_count') as unknown as Block[]).filter(
        (block) => block.masterchain_block_ref.seqno === seqno,
      )}
    />
  )),
  view('MasterchainHead', 'first last !transactions', (row: MasterchainInfo) => <kit.MasterchainHead info={row} />),
  view('AccountCard', 'contract_methods account_state_hash', (row: AccountStateFull, rows) => (
    <kit.AccountCard
      account={row}
      wallet={rows.of('is_wallet').find(({ address }) => address === row.address) as unknown as WalletState}
    />
  )),
  view('AccountDetails', 'contract_methods account_state_hash', (row: AccountStateFull) => (
    <kit.AccountDetails account={row} />
  )),
  view('AccountDetails, legacy', 'frozen_hash last_transaction_hash data !address', (row: AddressInformation) => (
    <kit.AccountDetails account={kit.accountFromInformation(standIn, row)} />
  )),
  list('TopAccounts', 'account balance !hash !account_state_hash', (rows: AccountBalance[]) => (
    <kit.TopAccounts accounts={rows} />
  )),
  view('JettonCard', 'jetton_content total_supply', (row: JettonMaster) => <kit.JettonCard master={row} />),
  list('JettonBalances', wallet, (rows: JettonWallet[]) => <kit.JettonBalances wallets={rows} />),
  list('HoldersChart', wallet, (rows: JettonWallet[]) => <kit.HoldersChart wallets={rows} />),
  view('JettonHolders', wallet, (row: JettonWallet, rows) => (
    <kit.JettonHolders
      wallets={[row]}
      master={
        rows.of('jetton_content total_supply').find(({ address }) => address === row.jetton) as unknown as JettonMaster
      }
    />
  )),
  view('JettonTransferTable', 'jetton_master source_wallet', (row: JettonTransfer) => (
    <kit.JettonTransferTable transfers={[row]} perspective={row.source} />
  )),
  list('JettonBurnTable', 'jetton_master jetton_wallet owner', (rows: JettonBurn[]) => (
    <kit.JettonBurnTable burns={rows} />
  )),
  view('NftCard', 'init index collection_address', (row: NftItem) => <kit.NftCard item={row} />),
  list('NftGrid', 'init index collection_address', (rows: NftItem[]) => <kit.NftGrid items={rows} />),
  list('NftGallery', 'init index collection_address', (rows: NftItem[]) => <kit.NftGallery items={rows} />),
  list('NftToolbar', 'init index collection_address', (rows: NftItem[]) => (
    <kit.NftToolbar items={rows} view={{}} onViewChange={nothing} found={kit.findNfts(rows, {})} />
  )),
  view('NftDetails', 'init index collection_address', (row: NftItem) => <kit.NftDetails item={row} />),
  view('NftSaleBadge', 'nft_item nft_owner_address details', (row: NftSale) => (
    <p>
      {row.nft_item !== null && (
        <kit.NftSaleBadge
          item={{ ...(row.nft_item as NftItem), on_sale: true, sale_contract_address: row.address }}
          sale={row}
        />
      )}
    </p>
  )),
  list('NftTransferTable', 'nft_address old_owner new_owner', (rows: NftTransfer[]) => (
    <kit.NftTransferTable transfers={rows} />
  )),
  view('NftCollectionCard', 'next_item_index collection_content', (row: NftCollection) => (
    <kit.NftCollectionCard collection={row} />
  )),
  view('DomainCard', 'dns_wallet domain', (row: DnsRecord) => <kit.DomainCard record={row} />),
  list('DnsRecordTable', 'dns_wallet domain', (rows: DnsRecord[]) => <kit.DnsRecordTable records={rows} />),
  list('DomainAuctionTable', 'nft_item_address auction_end_time', (rows: DnsAuction[]) => (
    <kit.DomainAuctionTable auctions={rows} />
  )),
  view('ElectionCard', 'election_id total_participants', (row: ValidatorElection) => (
    <kit.ElectionCard election={row} />
  )),
  list('CycleTimeline', 'cycle_start cycle_end', (rows: ValidatorCycle[]) => <kit.CycleTimeline cycles={rows} />),
  list(
    'ValidatorTable',
    'validator_pubkey stake max_factor',
    (rows: (ValidatorCycleValidator | ValidatorElectionParticipant)[]) => <kit.ValidatorTable validators={rows} />,
  ),
  list('ComplaintTable', 'complaint_hash suggested_fine', (rows: ValidatorComplaint[]) => (
    <kit.ComplaintTable complaints={rows} />
  )),
  view('NominatorPoolCard', 'validator_reward_share active_nominators', (row: NominatorPool) => (
    <kit.NominatorPoolCard pool={row} />
  )),
  list(
    'StakeEventTable',
    'type amount utime tx_lt',
    (rows: (ValidatorEvent | NominatorPoolEvent | NominatorPoolValidatorEvent)[]) => (
      <kit.StakeEventTable events={rows} />
    ),
  ),
  list('NominatorRewards', 'reward utime tx_lt', (rows: (NominatorReward | NominatorPoolValidatorReward)[]) => (
    <kit.NominatorRewards rewards={rows} />
  )),
  view('MultisigCard', 'next_order_seqno', (row: MultisigWallet) => <kit.MultisigCard multisig={row} />),
  view('MultisigOrderCard', 'approvals_mask order_boc', (row: MultisigOrder) => <kit.MultisigOrderCard order={row} />),
  view('VestingCard', 'cliff_duration', (row: Vesting) => <kit.VestingCard vesting={row} />),
  view('GetMethodRunner', 'gas_used exit_code stack', (row: RunGetMethodResult) => (
    <kit.GetMethodRunner onRun={nothing} result={row} />
  )),
]

/** Every object in some answers, whatever it lies in, and the names that they bring along. */
class Rows {
  readonly names: NameSource
  readonly #all: readonly Row[]
  readonly #found = new Map<string, readonly Row[]>()

  constructor(answers: readonly unknown[]) {
    const all: Row[] = []
    const [book, metadata]: [AddressBook, Metadata] = [{}, {}]
    const open = [...answers]
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
      if (typeof value !== 'object' || value === null) continue
      const row = value as Row
      if (!Array.isArray(value)) all.push(row)
      Object.assign(book, row['address_book'])
      Object.assign(metadata, row['metadata'])
      open.push(...Object.values(row).filter((part) => part !== undefined))
    }
    this.#all = all
    this.names = namesFrom({ address_book: book, metadata })
  }

  /** Rows with these fields. */
  of(fields: string): readonly Row[] {
    const known = this.#found.get(fields)
    if (known !== undefined) return known
    const words = fields.split(' ')
    const found = this.#all.filter((row) =>
      words.every((word) => (word.startsWith('!') ? !Object.hasOwn(row, word.slice(1)) : Object.hasOwn(row, word))),
    )
    this.#found.set(fields, found)
    return found
  }
}

/** Rewards of everyone in the nominator pools of these answers, which are counted from their events. */
async function rewardAnswers(answers: readonly unknown[]): Promise<readonly unknown[]> {
  const { transport } = createMemoryIndex(answers, { version: '1.3' })
  const people = new Map<string, () => Promise<{ readonly body: unknown }>>()
  const rows = new Rows(answers)
  for (const { pool_address: pool, nominator_address: nominator } of rows.of('pool_address nominator_address')) {
    people.set(`${String(pool)} ${String(nominator)}`, () =>
      transport.request(nominatorPoolNominatorRewards, { pool, nominator }, {}),
    )
  }
  for (const { pool_address: pool, validator_address: validator } of rows.of('pool_address validator_address')) {
    people.set(`${String(pool)} ${String(validator)}`, () =>
      transport.request(nominatorPoolValidatorRewards, { pool, validator }, {}),
    )
  }
  return Promise.all([...people.values()].map(async (ask) => (await ask()).body))
}

/** The elements that a view renders for some rows. */
function drawn({ draw, fields, many = false }: View, rows: Rows): readonly ReactElement[] {
  const all = rows.of(fields)
  if (!many) return all.map((row) => draw(row as never, rows))
  return Array.from({ length: Math.ceil(all.length / screen) }, (_, at) =>
    draw(all.slice(at * screen, (at + 1) * screen) as never, rows),
  )
}

const broken = /\bundefined\b|\bNaN\b|\[object|\bnull\b|\bInfinity\b|Invalid Date/

/** Describes what is wrong with the output of `element`; undefined if nothing is. */
function problem(element: ReactElement, names: Rows['names']): string | undefined {
  const html = renderToString(
    <DisplayProvider now={1_795_254_867} timeZone="UTC" names={names}>
      {element}
    </DisplayProvider>,
  )
  // Checks the root only: a picture inside loads on its own.
  return (broken.exec(html) ?? /^<[^>]* data-state="(?:error|empty|loading)"/.exec(html))?.[0]
}

const chain = embeddedWorld()
const embedded = new Rows([...chain, ...(await rewardAnswers(chain))])

/** A message that is followed, by the transactions that it led to. */
function Progress({ trace: rows }: { readonly trace?: readonly Transaction[] | undefined }): ReactElement {
  const trace = assembleTrace(rows ?? [])
  return (
    <kit.TransactionProgress
      tracked={{ hash: standIn, stage: 'finalized', settled: true, trace, verdict: judgeTrace(trace) }}
    />
  )
}

/** A trace as if it had been forecast before it happened. */
function Preview({ trace: rows = [] }: { readonly trace?: readonly Transaction[] | undefined }): ReactElement {
  const transactions = Object.fromEntries(rows.map((row) => [row.hash, row]))
  return <kit.TransactionPreview forecast={{ transactions, forecast: true }} actual={rows} stage="finalized" />
}

/** A trace and itself, as if it had been repeated. */
function Comparison({ trace: rows = [] }: { readonly trace?: readonly Transaction[] | undefined }): ReactElement {
  return <kit.TraceComparison left={rows} right={rows} />
}

type TraceView =
  | typeof Progress
  | (typeof kit)[
      | 'TraceOutline'
      | 'TraceTable'
      | 'TraceTimeline'
      | 'TraceVerdict'
      | 'ValueFlow'
      | 'ValueFlowDiagram'
      | 'MessageChainGraph']
const traceViews: readonly (readonly [name: string, component: TraceView])[] = [
  ['MessageChainGraph', kit.MessageChainGraph],
  ['TraceComparison', Comparison],
  ['TraceOutline', kit.TraceOutline],
  ['TraceTable', kit.TraceTable],
  ['TraceTimeline', kit.TraceTimeline],
  ['TraceVerdict', kit.TraceVerdict],
  ['ValueFlow', kit.ValueFlow],
  ['ValueFlowDiagram', kit.ValueFlowDiagram],
  ['TransactionPreview', Preview],
  ['TransactionProgress', Progress],
]

/** Transactions of each trace of which any is there. */
function splitTraces(rows: Rows): readonly (readonly Transaction[])[] {
  const traces = new Map<unknown, Map<unknown, Row>>()
  for (const row of rows.of(transaction)) {
    const id = row['trace_id'] ?? row['trace_external_hash']
    if (typeof id === 'string') traces.set(id, (traces.get(id) ?? new Map<unknown, Row>()).set(row['hash'], row))
  }
  return [...traces.values()].map((found) => [...found.values()] as unknown as Transaction[])
}

// Parts of these, which show what they are told; and tools and fields, which show what is typed.
const primitives =
  'Address AddressHighlight AllocationBar CoinAmount Comment CopyButton EmptyState ErrorState FiatAmount FinalityBadge Hash Identicon JettonAmount ' +
  'LoadMore Media MediaDialog MediaPlayer NewRows NftCardSkeleton Opcode OriginBadge Pagination Skeleton StatusBadge Table Timestamp VerifiedMark'
const tools =
  'CellInspector CodeView ConfigTable DecodeTool FavoriteButton FavoriteList FeeEstimate LabelEditor MirrorStatus RawData SearchBox SendBoc ShareMenu SourceView StorageView VmSteps'
// Tests of their own cover these: below, and in fields/.
const ownTests = 'AccountAtCard BalanceChangeTable MomentSlider NominatorPositions PortfolioCard TraceDetails'

test('every component that shows rows is among those that are tried', () => {
  const named = new Set([
    ...views.map(({ name }) => name),
    ...traceViews.map(([name]) => name),
    ...primitives.split(' '),
    ...tools.split(' '),
    ...ownTests.split(' '),
  ])
  expect(Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Error') && !named.has(name))).toEqual(
    [],
  )
})

// An answer of its own kind is not part of the chain, and is looked at where it was recorded.
const elsewhere = ['AccountDetails, legacy', 'GetMethodRunner']

describe('the embedded chain', () => {
  test.each(views.filter(({ name }) => !elsewhere.includes(name)))(
    '$name shows every row that it can',
    (each) => {
      const elements = drawn(each, embedded)
      expect(elements.length).toBeGreaterThan(0)
      const problems = elements.flatMap((element) => problem(element, embedded.names) ?? [])
      expect([...new Set(problems)]).toEqual([])
    },
    600_000,
  )

  test.each(traceViews)(
    '%s shows every trace',
    (_name, View) => {
      const traces = splitTraces(embedded)
      expect(traces.length).toBeGreaterThan(100)
      const problems = traces.flatMap((trace) => problem(<View trace={trace} />, embedded.names) ?? [])
      expect([...new Set(problems)]).toEqual([])
    },
    600_000,
  )

  test('BalanceChangeTable shows the changes of every trace, as the index counts them', async () => {
    const index = createMemoryIndex(chain)
    // The service counts nothing of a transaction without a message, so a trace of such alone has no changes.
    const ids = new Set(embedded.of(transaction).flatMap((row) => (row['in_msg'] === null ? [] : [row['trace_id']])))
    const [problems, drawn] = [new Set<string>(), [] as unknown[]]
    for (const trace_id of ids) {
      if (typeof trace_id !== 'string') continue
      try {
        const changes = (await index.transport.request(balanceChanges, { trace_id }, {})).body
        drawn.push(trace_id)
        const words = problem(<kit.BalanceChangeTable changes={changes as BalanceChanges} />, embedded.names)
        if (words !== undefined) problems.add(words)
      } catch (error) {
        // The service reports no changes for a trace with an unprocessed message.
        if (!(error instanceof HttpError)) throw error
      }
    }
    expect(drawn.length).toBeGreaterThan(100)
    expect([...problems]).toEqual([])
  }, 600_000)

  test.each(views.filter(({ fields }) => embedded.of(fields).length <= 300 && embedded.of(fields).length > 0))(
    '$name shows them without names, too',
    (each) => {
      const problems = drawn(each, embedded).flatMap((element) => problem(element, noNames) ?? [])
      expect([...new Set(problems)]).toEqual([])
    },
    600_000,
  )
})

// Without the recordings beside the checkout there is nothing to read.
describe.skipIf(!hasRecorded)('recordings (skipped where there are none)', () => {
  const recorded = hasRecorded
    ? new Rows([...captures().map(captureBody), ...traceFiles().map(recordedTrace)])
    : new Rows([])

  test.each(views.filter(({ fields }) => recorded.of(fields).length > 0))(
    '$name shows every row that it can',
    (each) => {
      const problems = drawn(each, recorded).flatMap((element) => problem(element, recorded.names) ?? [])
      expect([...new Set(problems)].slice(0, 10)).toEqual([])
    },
    600_000,
  )

  test.each(traceViews)(
    '%s shows every trace',
    (_name, View) => {
      const traces = traceFiles().map((file) => recordedTrace(file).transactions)
      const problems = traces.flatMap((trace) => problem(<View trace={trace} />, recorded.names) ?? [])
      expect([...new Set(problems)]).toEqual([])
    },
    600_000,
  )

  test('hold rows of most kinds', () => {
    const kinds = views.filter(({ fields }) => recorded.of(fields).length > 0).map(({ name }) => name)
    expect(kinds.length).toBeGreaterThan(15)
  })
})
