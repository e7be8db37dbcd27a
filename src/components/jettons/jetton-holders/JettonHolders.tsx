'use client'
import { readMessages } from '../../../react/display/display.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonMaster, JettonWallet } from '../../../service/rows/jetton.ts'
import { jettonFacts } from '../jetton-card/jettonFacts.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { jettonHolderColumns, type JettonHolderColumnOptions, type RankedWallet } from './jettonHolderColumns.tsx'
import { useName } from '../../../react/display/useName.ts'
import { jettonWalletShape } from '../../../service/rows/shapes/tables.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { jettonMasterShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link JettonHolders}; the rest goes to its root, which is the element that scrolls. */
export interface JettonHoldersProps extends RowTableProps<RankedWallet> {
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
export const JettonHolders = defineTable<
  JettonHoldersProps,
  RankedWallet,
  'master' | 'offset',
  JettonHolderColumnOptions
>({
  part: 'jetton-holders',
  rows: 'wallets',
  shape: jettonWalletShape,
  options: ['master', 'offset'],
  list: ({ wallets, offset = 0 }) => wallets.map((row, at) => ({ ...row, rank: offset + at + 1 })),
  texts: (display) => {
    const { holders: label, noHolders: empty } = readMessages(display, 'jetton', jettonMessages)
    return { label, empty }
  },
  useColumnOptions: (_rows, props) => {
    const master = checkRow(jettonMasterShape, props.master)
    const { decimals, symbol } = jettonFacts(useName(master?.address).metadata, master?.jetton_content)
    return { supply: master?.total_supply, decimals, symbol: symbol || undefined }
  },
  columns: (display, { supply, decimals, symbol }) => jettonHolderColumns({ supply, decimals, symbol }, display),
  rowKey: ({ address, rank }) => `${rank} ${address}`,
})
