import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AccountDetails } from '../../src/components/accounts/account-details/AccountDetails.tsx'
import { NftCollectionCard } from '../../src/components/nfts/nft-collection-card/NftCollectionCard.tsx'
import { NftDetails } from '../../src/components/nfts/nft-details/NftDetails.tsx'
import { MessageCard } from '../../src/components/transactions/message-card/MessageCard.tsx'
import { TransactionDetails } from '../../src/components/transactions/transaction-details/TransactionDetails.tsx'
import { AccountStateFull } from '../../src/schema/account.ts'
import { Message } from '../../src/schema/message.ts'
import { NftCollection, NftItem } from '../../src/schema/nft.ts'
import { Transaction } from '../../src/schema/transaction.ts'

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly element?: Schema
}
interface Schema {
  readonly _zod: { readonly def: Definition }
}
type Row = Record<string, unknown>

/** Removes what makes a value optional, nullable or a list. */
function bare(schema: Schema): Schema {
  const { innerType, element } = schema._zod.def
  const inner = innerType ?? element
  return inner === undefined ? schema : bare(inner)
}

/** Values of a field: two different ones that the service could send. */
function sampleValue(name: string, schema: Schema, at: 0 | 1): unknown {
  const { type } = bare(schema)._zod.def
  if (type === 'boolean') return at === 1
  if (type === 'number') return at === 0 ? 3 : 7
  if (type === 'record' || type === 'object') return at === 0 ? { 2: '3' } : { 7: '7' }
  if (type === 'array') return []
  if (/boc$|^body$/.test(name)) return at === 0 ? 'te6cckEBAQEAAgAAAEysuc0=' : 'te6cckEBAQEABgAACAAAAAdb8ICo'
  if (/hash|trace_id/.test(name)) return `${(at === 0 ? 'B' : 'C').repeat(43)}=`
  if (/addr|^account$|source|destination|owner/.test(name)) return `0:${(at === 0 ? 'AB' : 'CD').repeat(32)}`
  if (/status|status_change/.test(name)) return at === 0 ? 'active' : 'frozen'
  if (name === 'opcode') return at === 0 ? '0x0f8a7ea5' : '0x12345678'
  if (name === 'type') return at === 0 ? 'ok' : 'nofunds'
  return at === 0 ? '3000000000' : '7000000000'
}

function makeRow(schema: Schema): Row {
  const { shape = {} } = bare(schema)._zod.def
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      hasFields(field) ? makeRow(field) : sampleValue(name, field, 0),
    ]),
  )
}

/** Paths of all leaves. */
function listPaths(schema: Schema, path: readonly string[] = []): (readonly string[])[] {
  const { shape = {} } = bare(schema)._zod.def
  return Object.entries(shape).flatMap(([name, field]) =>
    hasFields(field) && !isList(field) ? listPaths(field, [...path, name]) : [[...path, name]],
  )
}

/** False for maps, which are leaves. */
function hasFields(schema: Schema): boolean {
  return Object.keys(bare(schema)._zod.def.shape ?? {}).length > 0
}

function isList(schema: Schema): boolean {
  const { type, innerType } = schema._zod.def
  return type === 'array' || (innerType !== undefined && isList(innerType))
}

function fieldAt(schema: Schema, [name = '', ...rest]: readonly string[]): Schema {
  const field = bare(schema)._zod.def.shape?.[name] as Schema
  return rest.length === 0 ? field : fieldAt(field, rest)
}

function withValue(row: Row, [name = '', ...rest]: readonly string[], value: unknown): Row {
  return { ...row, [name]: rest.length === 0 ? value : withValue((row[name] ?? {}) as Row, rest, value) }
}

interface Page {
  readonly schema: unknown
  readonly render: (row: Row) => ReactElement
  /** Values that a row needs to be an ordinary one. */
  readonly base: Readonly<Record<string, unknown>>
  /** Fields without a place of their own, each with the reason. A path stands for all below it. */
  readonly reasons: Readonly<Record<string, string>>
  /** Values of other fields with which a field applies. */
  readonly context?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Another value to tell apart from that of the base. */
  readonly values?: Readonly<Record<string, unknown>>
}

const pages: Readonly<Record<string, Page>> = {
  Message: {
    schema: Message,
    render: (row) => <MessageCard message={row as never} />,
    base: { 'message_content.decoded': null, bounced: false, decoded_opcode: null, 'init_state.decoded': { '@type': 'first' } },
    reasons: { 'message_content.body': 'shown as cells when the reader opens the body', 'init_state.body': 'shown as cells when the reader opens it' },
    values: { created_at: '1700000000', 'message_content.decoded': { '@type': 'other' }, 'init_state.decoded': { '@type': 'other' }, ihr_disabled: false, decoded_opcode: 'named', source: null },
    context: { ihr_disabled: { ihr_disabled: true } },
  },
  Transaction: {
    schema: Transaction,
    render: (row) => <TransactionDetails transaction={row as never} />,
    base: {
      in_msg: null,
      out_msgs: [],
      finality: 'finalized',
      emulated: false,
      'description.type': 'ord',
      'description.compute_ph.skipped': false,
      'description.bounce.type': 'ok',
      orig_status: 'active',
      end_status: 'active',
      now: 1_700_000_000,
    },
    reasons: {
      in_msg: 'shown by MessageCard, see Message',
      out_msgs: 'shown by MessageCard, see Message',
      'description.is_tock': 'a tick and a tock differ only in the moment of the block at which they run',
      'description.compute_ph.success': 'follows from the exit code, which is shown',
      'account_state_before.code_boc': 'shown as cells when the reader opens it',
      'account_state_before.data_boc': 'shown as cells when the reader opens it',
      'account_state_after.code_boc': 'shown as cells when the reader opens it',
      'account_state_after.data_boc': 'shown as cells when the reader opens it',
      'block_ref.workchain': 'part of the link to the block',
      'block_ref.shard': 'part of the link to the block',
      emulated: 'the finality says it',
    },
    context: {
      'description.aborted': {
        'description.compute_ph.exit_code': 0,
        'description.compute_ph.success': true,
        'description.action.success': true,
        'description.action.result_code': 0,
        'description.bounce': null,
      },
      'description.installed': { 'description.type': 'split_install' },
      'description.compute_ph.reason': { 'description.compute_ph.skipped': true },
      'description.bounce.req_fwd_fees': { 'description.bounce.type': 'nofunds' },
    },
    values: { finality: 'pending', emulated: true, 'description.type': 'storage', 'description.compute_ph.skipped': true, orig_status: 'uninit', end_status: 'frozen', 'description.compute_ph.gas_limit': '9', now: 1_600_000_000 },
  },
  'account state': {
    schema: AccountStateFull,
    render: (row) => <AccountDetails account={row as never} />,
    base: {},
    reasons: {
      code_boc: 'shown as cells when the reader opens it',
      data_boc: 'shown as cells when the reader opens it',
    },
    values: { contract_methods: [85143], interfaces: ['jetton_wallet'] },
  },
  'NFT item': {
    schema: NftItem,
    render: (row) => <NftDetails item={row as never} />,
    base: { collection: null, init: true, on_sale: false, auction_contract_address: null, sale_contract_address: null },
    reasons: {
      collection: 'shown by NftCollectionCard',
      sale_contract_address: 'the owner while on sale, and the contract of the sale',
      content: 'has a section of its own that the reader opens',
    },
    values: { init: false, auction_contract_address: `0:${'EF'.repeat(32)}` },
    context: { real_owner: { on_sale: true }, auction_contract_address: { on_sale: true } },
  },
  'NFT collection': {
    schema: NftCollection,
    render: (row) => <NftCollectionCard collection={row as never} />,
    base: {},
    reasons: { collection_content: 'gives the name; the raw view has all of it' },
  },
}

const cases = Object.entries(pages).flatMap(([name, page]) =>
  listPaths(page.schema as Schema).map((path) => [name, path.join('.'), path, page] as const),
)

test('all fields of the seed are walked', () => {
  expect(cases.length).toBeGreaterThan(110)
})

describe.each(Object.entries(pages))('%s', (_, { schema, reasons }) => {
  test('gives reasons only for fields that exist', () => {
    const paths = listPaths(schema as Schema).map((path) => path.join('.'))
    for (const path of Object.keys(reasons)) {
      expect(paths.some((known) => known === path || known.startsWith(`${path}.`)), path).toBe(true)
    }
  })
})

describe.each(cases)('%s %s', (_, name, path, { schema, render, base, reasons, context = {}, values = {} }) => {
  const isExempt = Object.keys(reasons).some((start) => name === start || name.startsWith(`${start}.`))

  test.skipIf(isExempt)('has a place on the screen', () => {
    const given = { ...base, ...context[name] }
    const start = Object.entries(given).reduce<Row>(
      (row, [field, value]) => withValue(row, field.split('.'), value),
      makeRow(schema as Schema),
    )
    const value = values[name] ?? (name in values ? null : sampleValue(path.at(-1) ?? '', fieldAt(schema as Schema, path), 1))
    const show = (row: Row) => renderToStaticMarkup(render(row)).replaceAll(/(href|id|aria-\w+|title)="[^"]*"/g, '')
    expect(show(withValue(start, path, value))).not.toBe(show(start))
  })
})

describe('fields that the reader opens', () => {
  const labels = (page: Page, extra: Row = {}) => renderToStaticMarkup(page.render({ ...makeRow(page.schema as Schema), ...extra }))

  test.each([
    ['Message', 'Raw data'],
    ['Message', 'State init'],
    ['NFT item', 'Content'],
    ['NFT item', 'Raw metadata'],
    ['NFT collection', 'Raw data'],
    ['Transaction', 'Code (BOC)'],
    ['Transaction', 'Data (BOC)'],
  ])('%s has the label %s', (name, label) => {
    expect(labels(pages[name] as Page, name === 'Transaction' ? { in_msg: null, out_msgs: [] } : {})).toContain(label)
  })
})
