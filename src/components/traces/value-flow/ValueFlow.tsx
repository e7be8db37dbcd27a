'use client'
import { forwardRef, useState, type ReactElement } from 'react'
import { absolute } from '../../../service/rows/amount.ts'
import { useTexts } from '../../../react/display/display.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { Asset, Change } from '../../../meaning/trace/assets.ts'
import { Address } from '../../values/address/Address.tsx'
import { addressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { FoldButton, FoldedList } from '../../parts/FoldedList.tsx'
import { FlowAmount, FlowFrame, type FlowFrameProps, type FlowSide, useAssetName, useFlowWords } from './flowParts.tsx'
import type { FlowDiagram, FlowParty } from './flowSides.ts'

/** Props of {@link ValueFlow}; the rest go to the `<section>`. */
export interface ValueFlowProps extends FlowFrameProps {
  /** Accounts shown of each asset before the reader asks for more. @default 8 */
  readonly limit?: number | undefined
}

/**
 * Who gained and who paid how much of what in a trace: a bar and the net amount for each account. The native coin's net
 * amounts include the fees, which go to the network and have a column of their own. Feed it from {@link useTrace}.
 */
export const ValueFlow = forwardRef<HTMLElement, ValueFlowProps>(function ValueFlow({ limit = 8, ...rest }, ref) {
  const messages = useTexts('trace', traceMessages)
  return (
    <FlowFrame
      {...rest}
      ref={ref}
      name="value-flow"
      skeleton={<Bones messages={messages} />}
      renderView={(diagrams, { fees }) => (
        <FoldedList items={diagrams} first={10} step={10}>
          {(diagram) => <AssetTable key={diagram.id} diagram={diagram} fees={fees} limit={limit} messages={messages} />}
        </FoldedList>
      )}
    />
  )
})

interface AssetTableProps {
  readonly diagram: FlowDiagram
  /** Fees of each account, in coins. */
  readonly fees: readonly Change[]
  readonly limit: number
  readonly messages: Texts['trace']
}

function AssetTable({ diagram, fees: paid, limit, messages }: AssetTableProps): ReactElement {
  const { asset, recipients, payers } = diagram
  const fees = asset.kind === 'coin' ? paid : []
  const write = useFlowWords()
  const toRow = ({ who, amount: size }: FlowParty, side: FlowSide): Row => {
    const amount = side === 'payer' ? -size : size
    return who.kind === 'account' ? { account: who.account, amount } : { label: write(who, side), amount }
  }
  const changed = new Set([...recipients, ...payers].flatMap(({ who }) => (who.kind === 'account' ? who.account : [])))
  const rows = [
    ...recipients.map((party) => toRow(party, 'recipient')),
    // Their fees took exactly what they received.
    ...fees.flatMap(({ account }) => (changed.has(account) ? [] : { account, amount: 0n })),
    ...payers.map((party) => toRow(party, 'payer')).toReversed(),
  ]
  return (
    <ChangeTable
      caption={useAssetName(asset)}
      token={asset.kind === 'nft' ? asset.item : asset.kind === 'jetton' ? (asset.jetton ?? asset.wallet) : undefined}
      rows={rows}
      fees={paid.length === 0 ? undefined : new Map(fees.map(({ account, amount }) => [account, amount]))}
      asset={asset}
      limit={limit}
      messages={messages}
    />
  )
}

/** One row: an account, or a place that is not an account, such as newly minted tokens. */
type Row = ({ readonly account: string } | { readonly label: string }) & {
  /** Smallest unit; negative for a payment. */
  readonly amount: bigint
}

interface ChangeTableProps {
  readonly caption: string
  /** Address that tells what the asset is. */
  readonly token?: string | undefined
  readonly rows: readonly Row[]
  /**
   * Fee of each account, decimal string of the smallest unit; empty for the column alone, below that of the coins.
   * @default no column of fees
   */
  readonly fees: ReadonlyMap<string, string> | undefined
  readonly asset: Asset
  readonly limit: number
  readonly messages: Texts['trace']
}

function ChangeTable({ caption, token, rows, fees, asset, limit, messages }: ChangeTableProps): ReactElement {
  const [most, setMost] = useState(limit)
  const largest = rows.reduce((size, { amount }) => (absolute(amount) > size ? absolute(amount) : size), 0n)
  const shown = chosen(rows, most)
  return (
    <div part="value-flow-asset" data-asset={asset.kind}>
      <table part="value-flow-table">
        <caption part="value-flow-caption">
          <bdi>{caption}</bdi>
          {token !== undefined && <Address part="value-flow-token" value={token} name={false} />}
        </caption>
        <thead part={fees === undefined || fees.size === 0 ? 'visually-hidden' : 'value-flow-head'}>
          <tr>
            <th scope="col" part="value-flow-account">
              {messages.columns.account}
            </th>
            <td part="value-flow-picture" aria-hidden="true" />
            <th scope="col" part="value-flow-amount">
              {messages.change}
            </th>
            {fees !== undefined && (
              <th scope="col" part="value-flow-fee">
                {messages.columns.fee}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr
              key={'account' in row ? row.account : row.label}
              part="value-flow-row"
              data-direction={readDirection(row)}
            >
              <th scope="row" part="value-flow-account">
                {'account' in row ? (
                  <Address value={row.account} />
                ) : (
                  <span part="value-flow-elsewhere" title={row.label}>
                    {row.label}
                  </span>
                )}
              </th>
              <td part="value-flow-picture" aria-hidden="true">
                <Bar amount={row.amount} largest={largest} known={'account' in row} />
              </td>
              <td part="value-flow-amount">
                <FlowAmount asset={asset} amount={String(absolute(row.amount))} direction={readDirection(row)} />
              </td>
              {fees !== undefined && (
                <Fee amount={'account' in row ? fees.get(row.account) : undefined} label={messages.columns.fee} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <FoldButton total={rows.length} shown={most} step={50} onMore={setMost} />
    </div>
  )
}

function readDirection({ amount }: Row): 'in' | 'out' | undefined {
  return amount === 0n ? undefined : amount < 0n ? 'out' : 'in'
}

/** Cell of the column of fees. */
function Fee({ amount, label }: { readonly amount: string | undefined; readonly label: string }): ReactElement {
  return (
    <td part="value-flow-fee" data-label={label}>
      {amount !== undefined && <FlowAmount asset={coin} amount={amount} />}
    </td>
  )
}

const coin: Asset = { kind: 'coin' }

/** As many of the largest as there is room for, from both ends where some gained and some paid. */
function chosen(rows: readonly Row[], most: number): readonly Row[] {
  if (rows.length <= most) return rows
  const isPayment = ({ amount }: Row): boolean => amount < 0n
  if (rows.every(isPayment) || !rows.some(isPayment)) return rows.slice(0, most)
  const head = Math.ceil(most / 2)
  return [...rows.slice(0, head), ...rows.slice(rows.length - (most - head))]
}

/** A bar from the middle: towards the end for a gain, towards the start for a payment. */
function Bar({ amount, largest, known }: { amount: bigint; largest: bigint; known: boolean }): ReactElement {
  const width = visibleShare(absolute(amount), largest) * 50
  return (
    <svg part="value-flow-bar" width="100%" height="12" focusable="false">
      <line part="value-flow-middle" x1="50%" x2="50%" y1="0" y2="12" />
      <rect
        part={known ? 'value-flow-share' : 'value-flow-share value-flow-beyond'}
        x={`${amount < 0n ? 50 - width : 50}%`}
        y="2"
        width={`${width}%`}
        height="8"
        rx="1"
      />
    </svg>
  )
}

const bones = [addressLike, 'Network fees', 'UQABCD…uvwxyz'] as const

/** Skeleton of the table of coins that a transfer moves. */
function Bones({ messages }: { readonly messages: Texts['trace'] }): ReactElement {
  return (
    <div part="value-flow-asset" data-asset="coin" aria-hidden="true">
      <table part="value-flow-table">
        <caption part="value-flow-caption">
          <Skeleton like="GRAM" />
        </caption>
        <thead part="value-flow-head">
          <tr>
            <th part="value-flow-account">
              <Skeleton like={messages.columns.account} />
            </th>
            <td part="value-flow-picture" aria-hidden="true" />
            <th part="value-flow-amount">
              <Skeleton like={messages.change} />
            </th>
            <th part="value-flow-fee">
              <Skeleton like={messages.columns.fee} />
            </th>
          </tr>
        </thead>
        <tbody>
          {bones.map((like) => (
            <tr key={like} part="value-flow-row">
              <th part="value-flow-account">
                <Skeleton like={like} />
              </th>
              <td part="value-flow-picture" aria-hidden="true">
                <svg part="value-flow-bar" width="100%" height="12" focusable="false" />
              </td>
              <td part="value-flow-amount">
                <Skeleton like="+1.5 GRAM" />
              </td>
              <td part="value-flow-fee" data-label={messages.columns.fee}>
                {like !== 'Network fees' && <Skeleton like="0.0025 GRAM" />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * How large `part` is beside `whole`, exact to a thousandth.
 * @returns From 0 to 1, and at least a hundredth for what is not nothing, so that it can be seen.
 */
function visibleShare(part: bigint, whole: bigint): number {
  if (part <= 0n || whole <= 0n) return 0
  return Math.min(1, Math.max(0.01, Number((part * 1000n) / whole) / 1000))
}
