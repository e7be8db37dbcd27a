'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import type { NamedToken } from '../../../meaning/tokens/lookalike.ts'
import { tableMessages } from '../../../text/en/lists.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonWallet } from '../../../service/rows/jetton.ts'
import { Table, useColumns } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { jettonBalanceColumns } from './jettonBalanceColumns.tsx'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { claimFacts, unclaimedAmount } from './claimFacts.tsx'
import { useLookalikes } from './useLookalikes.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { jettonWalletShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link JettonBalances}; the rest goes to its root, which is the element that scrolls. */
export interface JettonBalancesProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<JettonWallet> {
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
export const JettonBalances = forwardRef<HTMLDivElement, JettonBalancesProps>(function JettonBalances(
  { wallets: given, trusted = noTokens, columns: choice, label, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const messages = useTexts('jetton', jettonMessages)
  const { rows: wallets, malformed } = useRows(jettonWalletShape, given)
  const masters = useMemo(() => wallets.map(({ jetton }) => jetton), [wallets])
  const lookalikes = useLookalikes(masters, trusted)
  const priced = display.prices !== undefined
  const claimable = wallets.some((wallet) => unclaimedAmount(wallet) !== undefined)
  const { details } = useTexts('table', tableMessages)
  const defaults = useMemo(() => {
    const own = jettonBalanceColumns({ lookalikes, priced, claimable }, display)
    const claim = detailsColumn<JettonWallet>(messages.claim, details, (wallet) =>
      unclaimedAmount(wallet) === undefined
        ? undefined
        : () => <Facts facts={claimFacts(wallet, messages)} loading={false} />,
    )
    return claimable ? [...own, claim] : own
  }, [display, messages, details, lookalikes, priced, claimable])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('jetton-balances', part)}
      label={label ?? messages.balances}
      rows={wallets}
      malformed={malformed}
      columns={columns}
      rowKey={walletKey}
      emptyText={messages.noBalances}
    />
  )
})

function walletKey({ address }: JettonWallet): string {
  return address
}
