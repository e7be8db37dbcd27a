'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonMaster, JettonWallet } from '../../../service/rows/jetton.ts'
import { jettonFacts } from '../jetton-card/jettonFacts.ts'
import { Table, useColumns } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { jettonHolderColumns, type RankedWallet } from './jettonHolderColumns.tsx'
import { useName } from '../../../react/display/useName.ts'
import { useRows } from '../../../react/display/useRows.ts'
import { jettonWalletShape } from '../../../service/rows/shapes/tables.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { jettonMasterShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link JettonHolders}; the rest goes to its root, which is the element that scrolls. */
export interface JettonHoldersProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<RankedWallet> {
  /** Rows of `/jetton/wallets` of one jetton. Request them with `sort: 'desc'` for the largest first. */
  readonly wallets: readonly JettonWallet[]
  /** Row of `/jetton/masters`, for decimals, symbol and shares of the supply. @default no shares */
  readonly master?: JettonMaster | null | undefined
  /** `offset` of the request: ranks start after it. @default 0 */
  readonly offset?: number | undefined
}

/**
 * Table of the holders of a jetton, with their share of the supply. Feed it from
 * {@link useInfiniteJettonWallets} with `jetton_address`, and its `master` from
 * {@link useJettonMasters}.
 */
export const JettonHolders = forwardRef<HTMLDivElement, JettonHoldersProps>(function JettonHolders(
  { wallets: given, master: givenMaster, offset = 0, columns: choice, label, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const messages = useTexts('jetton', jettonMessages)
  const master = checkRow(jettonMasterShape, givenMaster)
  const supply = master?.total_supply
  const { metadata } = useName(master?.address)
  const content = master?.jetton_content
  const { rows: wallets, malformed } = useRows(jettonWalletShape, given)
  const rows = useMemo(() => wallets.map((row, at) => ({ ...row, rank: offset + at + 1 })), [wallets, offset])
  const defaults = useMemo(() => {
    const { decimals, symbol } = jettonFacts(metadata, content)
    return jettonHolderColumns({ supply, decimals, symbol: symbol || undefined }, display)
  }, [display, supply, metadata, content])
  const columns = useColumns(defaults, choice)
  return (
    <Table
      {...rest}
      ref={ref}
      part={partNames('jetton-holders', part)}
      label={label ?? messages.holders}
      rows={rows}
      malformed={malformed}
      columns={columns}
      rowKey={holderKey}
      emptyText={messages.noHolders}
    />
  )
})

function holderKey({ address, rank }: RankedWallet): string {
  return `${rank} ${address}`
}
