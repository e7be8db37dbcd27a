'use client'
import { readMessages } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import type { LedgerLine } from '../../../ledger/line.ts'
import { ledgerMessages } from '../../../text/en/transactions/ledger.ts'
import type { Dealing } from '../../../meaning/names/dealings.ts'
import { absolute } from '../../../service/rows/amount.ts'
import { ledgerColumns } from './ledgerColumns.tsx'

/** Props of {@link LedgerTable}; the rest goes to its root, which is the element that scrolls. */
export interface LedgerTableProps extends RowTableProps<LedgerLine> {
  /** Lines of `accountLedger` or `portfolioLedger` of `tonlens/ledger`, newest first. */
  readonly lines: readonly LedgerLine[]
}

/**
 * Table of the changes of an account's balances: kind, time, counterparty, amount and the balance after each line. The
 * lines can be saved as files. Feed it from `accountLedger` of `tonlens/ledger`.
 */
export const LedgerTable = defineTable<LedgerTableProps, LedgerLine>({
  part: 'ledger-table',
  rows: 'lines',
  texts: (display) => {
    const { title: label, empty } = readMessages(display, 'ledger', ledgerMessages)
    return { label, empty }
  },
  columns: ledgerColumns,
  dealings: (_, rows) => ({ accounts: [...new Set(rows.map(({ account }) => account))], read: lineDealings }),
  rowKey: lineKey,
  // A change that no message or fee explains.
  rowStatus: ({ kind }) => (kind === 'unexplained' ? kind : undefined),
  fileName: 'ledger',
})

/** Key of a line. The balance tells equal amounts of one transaction apart. */
function lineKey({ account, hash, asset, kind, fee, counterparty, amount, balance }: LedgerLine): string {
  return JSON.stringify([account, hash, asset, kind, fee, counterparty, amount, balance])
}

function lineDealings({ kind, asset, counterparty, amount, now }: LedgerLine): readonly Dealing[] {
  if (counterparty === null || kind === 'fee') return []
  const value = BigInt(amount)
  return [
    {
      counterparty,
      direction: value < 0n ? 'out' : 'in',
      coins: asset.kind === 'coin' ? absolute(value) : 0n,
      jettons: asset.kind === 'jetton' && value !== 0n ? [asset.jetton] : [],
      utime: now,
      hasLink: false,
    },
  ]
}
