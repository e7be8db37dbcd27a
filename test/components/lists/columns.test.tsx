import { createElement, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as exported from '../../helpers/kit.ts'
import { AccountBalance } from '../../../src/service/rows/account.ts'
import { Block } from '../../../src/service/rows/block.ts'
import { DnsAuction } from '../../../src/service/rows/dns/dns-auction.ts'
import { DnsRecord } from '../../../src/service/rows/dns/dns.ts'
import { JettonBurn, JettonTransfer, JettonWallet } from '../../../src/service/rows/jetton.ts'
import { Message } from '../../../src/service/rows/message.ts'
import { NftTransfer } from '../../../src/service/rows/nft.ts'
import {
  NominatorPoolEvent,
  NominatorPoolPosition,
  NominatorReward,
} from '../../../src/service/rows/staking/nominator-pool.ts'
import { Transaction } from '../../../src/service/rows/transaction.ts'
import {
  ValidatorComplaint,
  ValidatorCycle,
  ValidatorCycleValidator,
} from '../../../src/service/rows/staking/validator.ts'
import { makeRow } from '../../helpers/components/describeFields.tsx'
import type { TableColumn } from '../../../src/components/lists/table/columns.ts'

const components = new Map<string, unknown>(Object.entries(exported))

const owner = `0:${'AB'.repeat(32)}`
/** Rows of tables whose rows are made by this package. */
const derived: Readonly<Record<string, unknown>> = {
  BalanceChangeTable: { changes: { [owner]: 1 }, fees: {}, jettons: {} },
  LedgerTable: [{ asset: { kind: 'coin' }, amount: '1', balance: '1', kind: 'transfer', counterparty: null }],
}

/** Every table with its prop for rows, and their schema. */
const tables: Readonly<Record<string, readonly [prop: string, schema?: unknown]>> = {
  BalanceChangeTable: ['changes'],
  BlockTable: ['blocks', Block],
  ComplaintTable: ['complaints', ValidatorComplaint],
  CycleTimeline: ['cycles', ValidatorCycle],
  DnsRecordTable: ['records', DnsRecord],
  DomainAuctionTable: ['auctions', DnsAuction],
  JettonBalances: ['wallets', JettonWallet],
  JettonBurnTable: ['burns', JettonBurn],
  JettonHolders: ['wallets', JettonWallet],
  JettonTransferTable: ['transfers', JettonTransfer],
  LedgerTable: ['lines'],
  MessageTable: ['messages', Message],
  NftTransferTable: ['transfers', NftTransfer],
  NominatorPositions: ['positions', NominatorPoolPosition],
  NominatorRewards: ['rewards', NominatorReward],
  StakeEventTable: ['events', NominatorPoolEvent],
  TopAccounts: ['accounts', AccountBalance],
  TransactionTable: ['transactions', Transaction],
  ValidatorTable: ['validators', ValidatorCycleValidator],
}

const own: TableColumn<unknown> = { id: 'note', label: 'My note', cell: () => 'written by the application' }

/** Ids of the columns, in order, and the text of the page. */
function show(name: string, columns?: unknown): { readonly ids: readonly string[]; readonly html: string } {
  const component = components.get(name) as ElementType
  const [prop, schema] = tables[name] as readonly [string, unknown]
  const rows = derived[name] ?? [makeRow(schema)]
  const html = renderToStaticMarkup(createElement(component, { [prop]: rows, columns }))
  const head = /<thead.*?<\/thead>/s.exec(html)?.[0] ?? ''
  return { ids: [...head.matchAll(/data-column="([^"]*)"/g)].map(([, id]) => id ?? ''), html }
}

test('every table that takes rows and columns is here', () => {
  const named = [...components.keys()].filter((name) => /(?:Table|Holders|Balances|Timeline)$/.test(name))
  const others = ['ConfigTable', 'Table', 'TraceTable', 'TraceTimeline']
  expect(named.filter((name) => !others.includes(name) && !(name in tables))).toEqual([])
})

describe.each(Object.keys(tables))('%s', (name) => {
  test('shows a list of columns instead of its own', () => {
    const { ids, html } = show(name, [own])
    expect(ids).toEqual(['note'])
    expect(html).toContain('written by the application')
  })

  test('lets a function add, leave out and reorder its columns', () => {
    const { ids: defaults } = show(name)
    expect(defaults.length).toBeGreaterThan(1)
    const { ids } = show(name, (columns: readonly TableColumn<unknown>[]) => [own, ...columns.slice(1).toReversed()])
    expect(ids).toEqual(['note', ...defaults.slice(1).toReversed()])
  })
})
