'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { addressKey } from '../../../format/address.ts'
import type { Lookalike, NamedToken } from '../../../model/lookalike.ts'
import { joinKey, readRows } from '../../../model/rows.ts'
import { tableMessages } from '../../../locales/en/common.ts'
import { jettonMessages } from '../../../locales/en/jettons.ts'
import type { JettonMessages } from '../../../format/messages/jettons.ts'
import type { JettonWallet } from '../../../schema/jetton.ts'
import { Address } from '../../values/address/Address.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { JettonName } from '../jetton-card/JettonName.tsx'
import type { ColumnProps, TableColumn } from '../../lists/table/columns.ts'
import { detailsColumn } from '../../lists/table/detailsColumn.tsx'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { Facts } from '../../states/card/Facts.tsx'
import { claimFacts, unclaimedAmount } from './claimFacts.tsx'
import { JettonValue } from './JettonValue.tsx'
import { useLookalikes } from './useLookalikes.ts'

/** Props of {@link JettonBalances}; the rest goes to its root, which is the element that scrolls. */
export interface JettonBalancesProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<JettonWallet> {
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
 * Pictures of scams are not loaded, and scams show no value. Feed it from {@link useInfiniteJettonWallets} with `owner_address`.
 */
export const JettonBalances = forwardRef<HTMLDivElement, JettonBalancesProps>(function JettonBalances(
  { wallets: given, trusted = noTokens, columns: choice, label, part, ...rest },
  ref,
) {
  const { fiat } = useDisplay()
  const messages = useMessages('jetton', jettonMessages)
  const wallets = useMemo(() => readRows(given), [given])
  const masters = useMemo(() => wallets.map(({ jetton }) => jetton), [wallets])
  const lookalikes = useLookalikes(masters, trusted)
  const priced = fiat !== undefined
  const { details } = useMessages('table', tableMessages)
  const claimable = wallets.some((wallet) => unclaimedAmount(wallet) !== undefined)
  const defaults = useMemo(
    () => balanceColumns(messages, lookalikes, { priced, details: claimable ? details : undefined }),
    [messages, lookalikes, priced, claimable, details],
  )
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('jetton-balances', part)}
      label={label ?? messages.balances}
      rows={wallets}
      columns={columns}
      rowKey={walletKey}
      empty={messages.noBalances}
    />
  )
})

function walletKey({ address }: JettonWallet): string {
  return joinKey(address)
}

function balanceColumns(
  messages: JettonMessages,
  lookalikes: ReadonlyMap<string, Lookalike>,
  { priced, details }: { readonly priced: boolean; readonly details: string | undefined },
): readonly TableColumn<JettonWallet>[] {
  const columns: readonly (TableColumn<JettonWallet> | false)[] = [
    {
      id: 'jetton',
      label: messages.jetton,
      cell: ({ jetton }) => (
        <JettonName master={jetton} lookalike={lookalikes.get(addressKey(jetton) ?? '')} />
      ),
      like: 'Tide Dollar tUSD',
    },
    {
      id: 'balance',
      label: messages.balance,
      width: 'amount',
      align: 'end',
      cell: ({ balance, jetton }) => <JettonAmount amount={balance} master={jetton} symbol="" />,
    },
    details !== undefined && {
      id: 'claimable',
      label: messages.claimable,
      width: 'amount',
      align: 'end',
      cell: (wallet) => {
        const amount = unclaimedAmount(wallet)
        return amount === undefined ? '' : <JettonAmount amount={amount} master={wallet.jetton} symbol="" />
      },
    },
    priced && {
      id: 'value',
      label: messages.value,
      width: 'time',
      align: 'end',
      cell: ({ balance, jetton }) => <JettonValue amount={balance} master={jetton} />,
      like: '≈ $1,234.56',
    },
    {
      id: 'wallet',
      label: messages.wallet,
      width: 'id',
      align: 'end',
      cell: ({ address }) => <Address value={address} name={false} />,
    },
    details !== undefined &&
      detailsColumn<JettonWallet>(messages.claim, details, (wallet) =>
        unclaimedAmount(wallet) === undefined ? undefined : () => <Facts facts={claimFacts(wallet, messages)} loading={false} />,
      ),
  ]
  return columns.filter((column) => column !== false)
}
