'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { parseAmount } from '../../../model/amount.ts'
import { joinKey, readRows } from '../../../model/rows.ts'
import { formatCount, formatShare } from '../../../format/count.ts'
import { jettonMessages } from '../../../locales/en/jettons.ts'
import type { JettonMessages } from '../../../format/messages/jettons.ts'
import type { JettonMaster, JettonWallet } from '../../../schema/jetton.ts'
import { Address } from '../../values/address/Address.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { jettonFacts } from '../jetton-card/jettonFacts.ts'
import type { ColumnProps, TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { ShareBar, divideShare } from '../../accounts/top-accounts/ShareBar.tsx'
import { useName } from '../../../display/useName.ts'

/** Props of {@link JettonHolders}; the rest goes to its root, which is the element that scrolls. */
export interface JettonHoldersProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<RankedWallet> {
  /** Rows of `/jetton/wallets` of one jetton. Request them with `sort: 'desc'` for the largest first. */
  readonly wallets: readonly JettonWallet[]
  /** Row of `/jetton/masters`, for decimals, symbol and shares of the supply. @default no shares */
  readonly master?: JettonMaster | null | undefined
  /** `offset` of the request: ranks start after it. @default 0 */
  readonly offset?: number | undefined
}

interface RankedWallet extends JettonWallet {
  readonly rank: number
}

/**
 * Table of the holders of a jetton, with their share of the supply. Feed it from
 * {@link useInfiniteJettonWallets} with `jetton_address`, and its `master` from
 * {@link useJettonMasters}.
 */
export const JettonHolders = forwardRef<HTMLDivElement, JettonHoldersProps>(function JettonHolders(
  { wallets, master, offset = 0, columns: choice, label, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('jetton', jettonMessages)
  const supply = parseAmount(master?.total_supply)
  const { metadata } = useName(master?.address)
  const content = master?.jetton_content
  const rows = useMemo(() => rankWallets(wallets, offset), [wallets, offset])
  const defaults = useMemo(() => {
    const { decimals, symbol } = jettonFacts(metadata, content)
    return holderColumns(messages, locale, supply, { decimals, symbol: symbol || undefined })
  }, [messages, locale, supply, metadata, content])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('jetton-holders', part)}
      label={label ?? messages.holders}
      rows={rows}
      columns={columns}
      rowKey={holderKey}
      empty={messages.noHolders}
    />
  )
})

function rankWallets(wallets: readonly JettonWallet[], offset: number): readonly RankedWallet[] {
  return readRows(wallets).map((row, at) => ({ ...row, rank: offset + at + 1 }))
}

function holderKey({ address, rank }: RankedWallet): string {
  return joinKey(rank, address)
}

function holderColumns(
  messages: JettonMessages,
  locale: string,
  supply: bigint | undefined,
  unit: { readonly decimals: number | undefined; readonly symbol: string | undefined },
): readonly TableColumn<RankedWallet>[] {
  const shares: readonly TableColumn<RankedWallet>[] = [
    {
      id: 'bar',
      label: messages.supply,
      cell: ({ balance }) => <ShareBar share={divideShare(parseAmount(balance), supply)} />,
    },
    {
      id: 'share',
      label: messages.share,
      width: 'count',
      align: 'end',
      cell: ({ balance }) => formatShare(parseAmount(balance), supply, locale),
      like: '12.34%',
    },
  ]
  return [
    {
      id: 'rank',
      label: messages.rank,
      width: 'mark',
      cell: ({ rank }) => formatCount(rank, locale),
    },
    { id: 'owner', label: messages.owner, cell: ({ owner }) => <Address value={owner} /> },
    ...(supply === undefined ? [] : shares),
    {
      id: 'balance',
      label: messages.balance,
      width: 'amount',
      align: 'end',
      cell: ({ balance, jetton }) => <JettonAmount {...unit} amount={balance} master={jetton} href={false} />,
    },
  ]
}
