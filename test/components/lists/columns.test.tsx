import { createElement, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as exported from '../../helpers/kit.ts'
import type { TableColumn } from '../../../src/components/lists/table/columns.ts'

const components = new Map<string, unknown>(Object.entries(exported))

const owner = `0:${'AB'.repeat(32)}`
/** Rows of tables that derive them from one object. */
const derived: Readonly<Record<string, unknown>> = {
  BalanceChangeTable: { changes: { [owner]: '1' }, fees: {}, jettons: {} },
}

/** Every table with its prop for rows. */
const tables: Readonly<Record<string, string>> = {
  BalanceChangeTable: 'changes',
  BlockTable: 'blocks',
  ComplaintTable: 'complaints',
  CycleTimeline: 'cycles',
  DnsRecordTable: 'records',
  DomainAuctionTable: 'auctions',
  JettonBalances: 'wallets',
  JettonBurnTable: 'burns',
  JettonHolders: 'wallets',
  JettonTransferTable: 'transfers',
  LedgerTable: 'lines',
  MessageTable: 'messages',
  NftTransferTable: 'transfers',
  NominatorPositions: 'positions',
  NominatorRewards: 'rewards',
  StakeEventTable: 'events',
  TopAccounts: 'accounts',
  TransactionTable: 'transactions',
  ValidatorTable: 'validators',
}

const own: TableColumn<unknown> = { id: 'note', label: 'My note', cell: () => 'written by the application' }

/** Ids of the columns, in order, and the text of the page. */
function show(name: string, columns?: unknown): { readonly ids: readonly string[]; readonly html: string } {
  const component = components.get(name) as ElementType
  const html = renderToStaticMarkup(
    createElement(component, { [tables[name] as string]: derived[name] ?? [{}], columns }),
  )
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
