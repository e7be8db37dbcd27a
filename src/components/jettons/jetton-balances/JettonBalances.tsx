'use client'
import { useMemo } from 'react'
import { readMessages, useDisplay } from '../../../react/display/display.ts'
import type { NamedToken } from '../../../meaning/tokens/lookalike.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonWallet } from '../../../service/rows/jetton.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { jettonBalanceColumns, type JettonBalanceColumnOptions } from './jettonBalanceColumns.tsx'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { claimFacts, unclaimedAmount } from './claimFacts.tsx'
import { useLookalikes } from './useLookalikes.ts'
import { jettonWalletShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link JettonBalances}; the rest goes to its root, which is the element that scrolls. */
export interface JettonBalancesProps extends RowTableProps<JettonWallet> {
  /** Rows of `/jetton/wallets` of one owner, in the order of the service. */
  readonly wallets: readonly JettonWallet[]
  /**
   * Genuine jettons: others that look like one of them, or like the native coin, are marked. Pass the
   * same array on every render. @default none
   */
  readonly trusted?: readonly NamedToken[] | undefined
}

const noTokens: readonly NamedToken[] = []

/**
 * Table of the jettons of one account. Scams and look-alikes are marked in front of their names.
 * Pictures of scams are not loaded, and scams show no value. Feed it from {@link useInfiniteJettonWallets} with
 * `owner_address`.
 */
export const JettonBalances = defineTable<JettonBalancesProps, JettonWallet, 'trusted', JettonBalanceColumnOptions>({
  part: 'jetton-balances',
  rows: 'wallets',
  shape: jettonWalletShape,
  options: ['trusted'],
  texts: (display) => {
    const { balances: label, noBalances: empty } = readMessages(display, 'jetton', jettonMessages)
    return { label, empty }
  },
  useColumnOptions: (rows, { trusted = noTokens }) => {
    const masters = useMemo(() => rows.map(({ jetton }) => jetton), [rows])
    return {
      lookalikes: useLookalikes(masters, trusted),
      priced: useDisplay().prices !== undefined,
      claimable: rows.some((wallet) => unclaimedAmount(wallet) !== undefined),
    }
  },
  columns: (display, options) => {
    const messages = readMessages(display, 'jetton', jettonMessages)
    const { details } = readMessages(display, 'table', tableMessages)
    const own = jettonBalanceColumns(options, display)
    const claim = detailsColumn<JettonWallet>(messages.claim, details, (wallet) =>
      unclaimedAmount(wallet) === undefined
        ? undefined
        : () => <Facts facts={claimFacts(wallet, messages)} loading={false} />,
    )
    return options.claimable === true ? [...own, claim] : own
  },
  rowKey: ({ address }) => address,
})
