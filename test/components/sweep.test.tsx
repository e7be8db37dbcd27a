import type { ComponentType, ReactElement } from 'react'
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
import type { AccountStateFull, WalletState } from '../../src/service/rows/account.ts'
import type { Block } from '../../src/service/rows/block.ts'
import type { JettonMaster, JettonTransfer, JettonWallet } from '../../src/service/rows/jetton.ts'
import type { AddressInformation, RunGetMethodResult } from '../../src/service/rows/legacy.ts'
import type { Message } from '../../src/service/rows/message.ts'
import type { AddressBook, Metadata } from '../../src/service/rows/names.ts'
import type { NftSale } from '../../src/service/rows/nft-sale.ts'
import type { NftItem } from '../../src/service/rows/nft.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { judgeTrace } from '../../src/meaning/trace/verdict.ts'
import { type ComponentDescription, describeComponents } from '../../stories/handbook/describeComponent.ts'
import { embeddedWorld } from '../tools/conformance/worlds.ts'
import { chooseShare, isLong } from '../helpers/chance.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../helpers/recorded.ts'

// Rows of every shape in the answers at hand, in every component that shows rows of their kind: half of the shapes in
// each gate, and every row with TONLENS_LONG=1.

// React as it runs in production: tens of thousands of rows take a third of the time, and read the same.
vi.hoisted(() => {
  process.env['NODE_ENV'] = 'production'
})

type Row = Readonly<Record<string, unknown>>
interface View {
  readonly name: string
  /** Types of its rows; or, in one text, the fields that they have, and after a `!` those that they have not. */
  readonly fields: string | readonly string[]
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
const wallet = 'jetton owner balance address data_hash'
// Server output of a table has so many rows: what lies below the first screen is left out.
const screen = 20
/** Rows that are emulated, or state no balance, have no points. */
function drawBalances(rows: Transaction[]): ReactElement {
  const points = kit.balancePoints(rows)
  return points.length === 0 ? <p>No points</p> : <kit.BalanceChart points={points} />
}

/** Views that say more of a component than its row, or read the row from another one. */
const ownViews: readonly View[] = [
  list('ActivityHeatmap', transaction, (rows: Transaction[]) => <kit.ActivityHeatmap transactions={rows} />),
  list('BalanceChart', transaction, drawBalances),
  list('LedgerTable', transaction, (rows: Transaction[]) => <kit.LedgerTable lines={rows.flatMap(readLines)} />),
  view('DecodedBody', 'message_content hash', ({ message_content: content }: Message) => (
    <kit.DecodedBody decoded={content?.decoded} body={content?.body} />
  )),
  view('ShardMap', 'root_hash rand_seed tx_count', ({ masterchain_block_ref: { seqno } }: Block, rows) => (
    <kit.ShardMap
      blocks={(rows.of('root_hash rand_seed tx_count') as unknown as Block[]).filter(
        (block) => block.masterchain_block_ref.seqno === seqno,
      )}
    />
  )),
  view('AccountCard', 'contract_methods account_state_hash', (row: AccountStateFull, rows) => (
    <kit.AccountCard
      account={row}
      wallet={rows.of('is_wallet').find(({ address }) => address === row.address) as unknown as WalletState}
    />
  )),
  view('AccountDetails, legacy', 'frozen_hash last_transaction_hash data !address', (row: AddressInformation) => (
    <kit.AccountDetails account={kit.accountFromInformation(standIn, row)} />
  )),
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
  list('NftGallery', 'init index collection_address', (rows: NftItem[]) => <kit.NftGallery items={rows} />),
  list('NftToolbar', 'init index collection_address', (rows: NftItem[]) => (
    <kit.NftToolbar items={rows} view={{}} onViewChange={nothing} found={kit.findNfts(rows, {})} />
  )),
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
  view('GetMethodRunner', 'gas_used exit_code stack', (row: RunGetMethodResult) => (
    <kit.GetMethodRunner onRun={nothing} result={row} />
  )),
]

type Shape = Readonly<Record<string, { readonly _zod: { readonly def: { readonly type: string } } }>>

/** Schema of each row of the service, by the name of its type. */
const shapes = new Map(
  Object.values(import.meta.glob<Readonly<Record<string, unknown>>>('../../src/service/rows/**/*.ts', { eager: true }))
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, schema]) => {
      const shape = (schema as { _zod?: { def: { shape?: Shape } } } | undefined)?._zod?.def.shape
      return shape === undefined ? [] : [[name, shape] as const]
    }),
)
const isRequired = (shape: Shape, field: string) => shape[field]?._zod.def.type !== 'optional'

/** Names of the row types whose schema describes an object with these fields best. */
function findKinds(fields: readonly string[]): ReadonlySet<string> {
  const counts = [...shapes].flatMap(([name, shape]) => {
    const isKind = Object.keys(shape).every((field) => fields.includes(field) || !isRequired(shape, field))
    return isKind ? [[name, fields.filter((field) => field in shape).length] as const] : []
  })
  const most = Math.max(1, ...counts.map(([, count]) => count))
  return new Set(counts.filter(([, count]) => count === most).map(([name]) => name))
}

const knownKinds = new Map<string, ReadonlySet<string>>()

const showsTrace = ({ props }: ComponentDescription) =>
  props.some(({ name, type }) => name === 'trace' && type === 'TraceModel | TraceSource')

/** A component whose first prop takes rows, and which requires no other, is shown with rows of that type. */
const described = describeComponents(
  new Map(
    Object.entries(
      import.meta.glob<string>(['../../src/components/**/*.{ts,tsx}', '../../src/entries/*.ts'], {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    ).map(([path, text]) => [path.replace('../../src/', ''), text]),
  ),
)
const components = kit as unknown as Readonly<Record<string, ComponentType<Readonly<Record<string, unknown>>>>>
const rowViews = described.flatMap((component): View[] => {
  const { name, props } = component
  const Component = components[name]
  const [prop, ...others] = props
  if (Component === undefined || prop === undefined || rowTypes(prop.type).length === 0) return []
  if (showsTrace(component) || ownViews.some((own) => own.name === name) || others.some(({ required }) => required))
    return []
  const draw = (given: unknown) => <Component {...{ [prop.name]: given }} />
  return [{ name, fields: rowTypes(prop.type), draw, many: prop.type.startsWith('readonly ') }]
})
const views = [...ownViews, ...rowViews]

/** Row types that a prop takes: one of them, or a list of any. */
function rowTypes(type: string): readonly string[] {
  const names = type.replace(/ \| null$/, '').match(/\w+/g) ?? []
  const types = names.filter((name) => name !== 'readonly')
  return /^(readonly )?\(?[A-Z][\w |]*\)?(\[\])?$/.test(type) &&
    types.every((name) => shapes.has(name) || name === 'null')
    ? types.filter((name) => name !== 'null')
    : []
}

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

  /** Rows with these fields, or of these types. */
  of(fields: View['fields']): readonly Row[] {
    const known = this.#found.get(String(fields))
    if (known !== undefined) return known
    const found = this.#all.filter(typeof fields === 'string' ? hasFields(fields.split(' ')) : isOfType(fields))
    this.#found.set(String(fields), found)
    return found
  }
}

const hasFields = (words: readonly string[]) => (row: Row) =>
  words.every((word) => (word.startsWith('!') ? !Object.hasOwn(row, word.slice(1)) : Object.hasOwn(row, word)))

const isOfType = (types: readonly string[]) => (row: Row) => {
  const fields = Object.keys(row)
  const key = fields.join(' ')
  const kinds = knownKinds.get(key) ?? findKinds(fields)
  knownKinds.set(key, kinds)
  return types.some((type) => kinds.has(type))
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

/** Rows of one shape that are shown: they differ in amounts, times, names and hashes. */
const shown = isLong ? Infinity : 1
const knownShapes = new WeakMap<object, string>()

/** Describes which fields a value has, of which types, and which words stand in them. */
function describeShape(value: unknown): string {
  if (typeof value === 'string') return /^(?:[a-z_]{0,40}|0|-\d+)$/.test(value) ? value : 'text'
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' && value > 0 ? 'number' : String(value)
  const known = knownShapes.get(value)
  if (known !== undefined) return known
  const shape = Array.isArray(value)
    ? `[${[...new Set(value.map(describeShape))].toSorted().join()}]`
    : `{${Object.entries(value)
        .map(([name, part]) => `${name}:${describeShape(part)}`)
        .join()}}`
  knownShapes.set(value, shape)
  return shape
}

/** Leaves out values that consist of rows of known shapes. */
function pickShapes<Value>(values: readonly Value[], rowsOf: (value: Value) => readonly unknown[]): readonly Value[] {
  const counts = new Map<string, number>()
  return values.filter((value) => {
    const found = rowsOf(value).map(describeShape)
    const isNew = found.some((shape) => (counts.get(shape) ?? 0) < shown)
    if (isNew) for (const shape of found) counts.set(shape, (counts.get(shape) ?? 0) + 1)
    return isNew
  })
}

/** The elements that a view renders for some rows. */
function drawn({ name, draw, fields, many = false }: View, rows: Rows): readonly ReactElement[] {
  const all = pickShapes(rows.of(fields), (row) => [row])
  if (!many) return chooseShare(all, 2, name).map((row) => draw(row as never, rows))
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

type TraceView = ComponentType<{ readonly trace?: readonly Transaction[] | undefined }>
const traceViews: readonly (readonly [name: string, component: TraceView])[] = [
  ['TraceComparison', Comparison],
  ['TransactionPreview', Preview],
  ['TransactionProgress', Progress],
  ...described.filter(showsTrace).map(({ name }) => [name, components[name] as TraceView] as const),
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

const pickTraces = (traces: readonly (readonly Transaction[])[]) =>
  chooseShare(
    pickShapes(traces, (rows) => rows),
    2,
  )

// An answer of its own kind is not part of the chain, and is looked at where it was recorded.
const elsewhere = ['AccountDetails, legacy', 'GetMethodRunner']

const tests = Object.values(
  import.meta.glob<string>('./**/*.test.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n')

test('every component shows rows here, or has a test of its own', () => {
  const shown = views.filter(({ name, fields }) => elsewhere.includes(name) || embedded.of(fields).length > 0)
  const named = new Set([...shown.map(({ name }) => name), ...traceViews.map(([name]) => name)])
  expect(named.size).toBeGreaterThanOrEqual(58)
  const others = described.map(({ name }) => name).filter((name) => !named.has(name))
  expect(others.filter((name) => !new RegExp(`\\b${name}\\b`).test(tests))).toEqual([])
})

describe('the embedded chain', () => {
  test.each(views.filter(({ fields }) => embedded.of(fields).length > 0))(
    '$name shows every shape of row that it can',
    (each) => {
      const problems = drawn(each, embedded).flatMap((element) => problem(element, embedded.names) ?? [])
      expect([...new Set(problems)]).toEqual([])
    },
    600_000,
  )

  test.each(traceViews)(
    '%s shows traces of every shape',
    (_name, View) => {
      const traces = splitTraces(embedded)
      expect(traces.length).toBeGreaterThan(100)
      const problems = pickTraces(traces).flatMap((trace) => problem(<View trace={trace} />, embedded.names) ?? [])
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
    '$name shows every shape of row that it can',
    (each) => {
      const problems = drawn(each, recorded).flatMap((element) => problem(element, recorded.names) ?? [])
      expect([...new Set(problems)].slice(0, 10)).toEqual([])
    },
    600_000,
  )

  test.each(traceViews)(
    '%s shows traces of every shape',
    (_name, View) => {
      const traces = traceFiles().map((file) => recordedTrace(file).transactions)
      const problems = pickTraces(traces).flatMap((trace) => problem(<View trace={trace} />, recorded.names) ?? [])
      expect([...new Set(problems)]).toEqual([])
    },
    600_000,
  )

  test('hold rows of most kinds', () => {
    const kinds = views.filter(({ fields }) => recorded.of(fields).length > 0).map(({ name }) => name)
    expect(kinds.length).toBeGreaterThan(15)
  })
})
