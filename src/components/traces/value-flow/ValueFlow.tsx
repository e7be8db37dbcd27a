'use client'
import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useName } from '../../../react/display/useName.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import type { Texts } from '../../../text/en/index.ts'
import { parseAmount } from '../../../service/rows/amount.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { Asset, AssetFlow, Change } from '../../../meaning/trace/assets.ts'
import { valueFlow } from '../../../meaning/trace/valueFlow.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { EmptyState } from '../../states/empty-state/EmptyState.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { TraceFrame } from '../trace-outline/TraceFrame.tsx'
import { useTraceModel, type TraceStateProps } from '../trace-outline/useTraceModel.ts'
import { FoldButton, FoldedList } from '../../parts/FoldedList.tsx'

/** Props of {@link ValueFlow}; the rest go to the `<section>`. */
export interface ValueFlowProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>, TraceStateProps {
  /** `metadata` of the answer that holds the trace: tells whose jetton wallets are. @default none */
  readonly metadata?: Metadata | undefined
  /** Accounts shown of each asset before the reader asks for more. @default 8 */
  readonly limit?: number | undefined
}

/**
 * Who gained and who paid how much of what in a trace: a bar and an amount for each account. Feed
 * it from {@link useTrace}.
 */
export const ValueFlow = forwardRef<HTMLElement, ValueFlowProps>(function ValueFlow(
  { trace: source, metadata, limit = 8, loading = false, error, onRetry, ...rest },
  ref,
) {
  const messages = useTexts('trace', traceMessages)
  const { trace } = useTraceModel(source)
  const flow = useMemo(() => valueFlow(trace, { metadata }), [trace, metadata])
  return (
    <TraceFrame
      {...rest}
      ref={ref}
      name="value-flow"
      label={rest['aria-label'] ?? messages.flow}
      trace={trace}
      loading={loading}
      error={error}
      onRetry={onRetry}
      skeleton={<Bones />}
    >
      {!flow.whole && (
        <p part="value-flow-warning">
          <Icon name="warning" /> {messages.partial}
        </p>
      )}
      {flow.assets.length === 0 && <EmptyState label={messages.noAssetsMoved} />}
      <FoldedList items={flow.assets} first={10} step={10}>
        {(asset) => <AssetTable key={asset.id} flow={asset} limit={limit} messages={messages} />}
      </FoldedList>
      {flow.fees.length > 0 && (
        <ChangeTable
          caption={messages.paidFees}
          rows={flow.fees.map(({ account, amount }) => ({ account, amount: `-${amount}` }))}
          asset={{ kind: 'coin' }}
          limit={limit}
          messages={messages}
        />
      )}
    </TraceFrame>
  )
})

interface AssetTableProps {
  readonly flow: AssetFlow
  readonly limit: number
  readonly messages: Texts['trace']
}

function AssetTable({ flow, limit, messages }: AssetTableProps): ReactElement {
  const { nativeCoin } = useDisplay()
  const { asset, elsewhere } = flow
  const token = asset.kind === 'nft' ? asset.item : asset.kind === 'jetton' ? asset.jetton : undefined
  const { name } = useName(token)
  const caption =
    asset.kind === 'coin'
      ? plainText(nativeCoin.symbol, { maximum: 16 })
      : asset.kind === 'currency'
        ? `${messages.assets.currency} ${plainText(asset.id, { maximum: 16 })}`
        : asset.kind === 'nft'
          ? messages.assets.nft
          : (name ?? messages.assets.unknownJetton)
  const others = elsewhere.map(({ reason, amount }) => ({
    label:
      reason !== 'issued' ? messages.elsewhere[reason] : messages.issued[amount.startsWith('-') ? 'minted' : 'burned'],
    amount,
  }))
  return (
    <ChangeTable
      caption={caption}
      token={
        asset.kind === 'coin' || asset.kind === 'currency'
          ? undefined
          : (token ?? (asset.kind === 'jetton' ? asset.wallet : undefined))
      }
      rows={[...flow.changes, ...others]}
      asset={asset}
      limit={limit}
      messages={messages}
    />
  )
}

/** One row: an account, or a place that is not an account, such as newly minted tokens. */
type Row = Change | { readonly label: string; readonly amount: string }

interface ChangeTableProps {
  readonly caption: string
  /** Address that tells what the asset is. */
  readonly token?: string | undefined
  readonly rows: readonly Row[]
  readonly asset: Asset
  readonly limit: number
  readonly messages: Texts['trace']
}

function ChangeTable({ caption, token, rows, asset, limit, messages }: ChangeTableProps): ReactElement {
  const [most, setMost] = useState(limit)
  const largest = rows.reduce((most, { amount }) => {
    const size = absoluteAmount(amount)
    return size > most ? size : most
  }, 0n)
  const shown = chosen(rows, most)
  return (
    <div part="value-flow-asset" data-asset={asset.kind}>
      <table part="value-flow-table">
        <caption part="value-flow-caption">
          <bdi>{caption}</bdi>
          {token !== undefined && <Address part="value-flow-token" value={token} name={false} />}
        </caption>
        <thead part="visually-hidden">
          <tr>
            <th scope="col">{messages.columns.account}</th>
            <td aria-hidden="true" />
            <th scope="col">{messages.change}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr
              key={'account' in row ? row.account : row.label}
              part="value-flow-row"
              data-direction={row.amount.startsWith('-') ? 'out' : 'in'}
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
                <Amount asset={asset} amount={row.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FoldButton total={rows.length} shown={most} step={50} onMore={setMost} />
    </div>
  )
}

/** As many of the largest as there is room for, from both ends where some gained and some paid. */
function chosen(rows: readonly Row[], most: number): readonly Row[] {
  if (rows.length <= most) return rows
  const isPayment = ({ amount }: Row): boolean => amount.startsWith('-')
  if (rows.every(isPayment) || !rows.some(isPayment)) return rows.slice(0, most)
  const head = Math.ceil(most / 2)
  return [...rows.slice(0, head), ...rows.slice(rows.length - (most - head))]
}

/** A bar from the middle: towards the end for a gain, towards the start for a payment. */
function Bar({ amount, largest, known }: { amount: string; largest: bigint; known: boolean }): ReactElement {
  const width = visibleShare(absoluteAmount(amount), largest) * 50
  return (
    <svg part="value-flow-bar" width="100%" height="12" focusable="false">
      <line part="value-flow-middle" x1="50%" x2="50%" y1="0" y2="12" />
      <rect
        part={known ? 'value-flow-share' : 'value-flow-share value-flow-beyond'}
        x={`${amount.startsWith('-') ? 50 - width : 50}%`}
        y="2"
        width={`${width}%`}
        height="8"
        rx="1"
      />
    </svg>
  )
}

function Amount({ asset, amount }: { asset: Asset; amount: string }): ReactElement {
  const direction = amount.startsWith('-') ? 'out' : 'in'
  const size = String(absoluteAmount(amount))
  if (asset.kind === 'jetton') {
    return (
      <JettonAmount amount={size} master={asset.jetton} direction={direction} maximumFractionDigits={6} href={false} />
    )
  }
  if (asset.kind === 'coin') return <CoinAmount amount={size} direction={direction} maximumFractionDigits={6} />
  return <CoinAmount amount={size} decimals={0} symbol="" direction={direction} />
}

function absoluteAmount(amount: string): bigint {
  const value = parseAmount(amount) ?? 0n
  return value < 0n ? -value : value
}

/** Skeleton of the tables: what a transfer moves, and what it costs. */
function Bones(): ReactElement {
  return (
    <>
      {['GRAM', 'Fees'].map((caption) => (
        <div key={caption} part="value-flow-asset" aria-hidden="true">
          <table part="value-flow-table">
            <caption part="value-flow-caption">
              <Skeleton like={caption} />
            </caption>
            <tbody>
              {['EQAB…wxyz', 'UQAB…wxyz'].map((like) => (
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
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
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
