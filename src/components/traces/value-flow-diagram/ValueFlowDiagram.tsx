'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useName } from '../../../react/display/useName.ts'
import { chartMessages } from '../../../text/en/charts.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { Asset } from '../../../meaning/trace/assets.ts'
import { valueFlow } from '../../../meaning/trace/valueFlow.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { EmptyState } from '../../states/empty-state/EmptyState.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { TraceFrame } from '../trace-outline/TraceFrame.tsx'
import { useTraceModel, type TraceStateProps } from '../trace-outline/useTraceModel.ts'
import { Address } from '../../values/address/Address.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { flowDiagrams, type FlowDiagram, type FlowParty } from './parties.ts'
import { breadth, drawFlow } from './ribbons.ts'

/** Props of {@link ValueFlowDiagram}; the rest go to the `<section>`. */
export interface ValueFlowDiagramProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>, TraceStateProps {
  /** `metadata` of the answer that holds the trace: tells whose jetton wallets are. @default none */
  readonly metadata?: Metadata | undefined
  /** Most lines of accounts on each side; the smallest others share one. @default 8 */
  readonly limit?: number | undefined
}

/**
 * Value flow of a trace as a picture, asset by asset: those who paid on one side, those who received on the other, each
 * with the exact net amount; fees go to the network. Feed it from {@link useTrace}.
 */
export const ValueFlowDiagram = forwardRef<HTMLElement, ValueFlowDiagramProps>(function ValueFlowDiagram(
  { trace: source, metadata, limit = 8, loading = false, error, onRetry, ...rest },
  ref,
) {
  const messages = useTexts('trace', traceMessages)
  const { trace } = useTraceModel(source)
  const lines = typeof limit === 'number' && limit >= 2 ? Math.min(100, Math.floor(limit)) : 8
  const flow = useMemo(() => valueFlow(trace, { metadata }), [trace, metadata])
  const diagrams = useMemo(() => flowDiagrams(flow, lines), [flow, lines])
  return (
    <TraceFrame
      {...rest}
      ref={ref}
      name="value-flow-diagram"
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
      {diagrams.length === 0 && <EmptyState label={messages.noAssetsMoved} />}
      <FoldedList items={diagrams} first={4} step={10}>
        {(diagram) => <Diagram key={diagram.id} diagram={diagram} />}
      </FoldedList>
    </TraceFrame>
  )
})

function Diagram({ diagram }: { readonly diagram: FlowDiagram }): ReactElement {
  const texts = useTexts('chart', chartMessages)
  const caption = useAssetName(diagram.asset)
  const picture = useMemo(() => drawFlow(diagram), [diagram])
  return (
    <div part="flow-asset" data-asset={diagram.asset.kind}>
      <h3 part="flow-caption">
        <bdi>{caption}</bdi>
      </h3>
      <div part="flow">
        <Side label={texts.payers} side="payer" parties={diagram.payers} asset={diagram.asset} />
        <svg part="flow-picture" width="100%" height={picture.height} aria-hidden="true" focusable="false">
          <svg
            width="100%"
            height={picture.height}
            viewBox={`0 0 ${breadth} ${picture.height}`}
            preserveAspectRatio="none"
          >
            {picture.ribbons.map(({ id, path, side, party }) => (
              <path key={id} part="flow-ribbon" data-side={side} data-party={party.who.kind} d={path} />
            ))}
          </svg>
          {picture.ribbons.map(({ id, y, height, side, party }) => (
            <rect
              key={id}
              part="flow-node"
              data-side={side}
              data-party={party.who.kind}
              x={side === 'payer' ? '0' : '100%'}
              transform={side === 'payer' ? undefined : 'translate(-3 0)'}
              y={y}
              width="3"
              height={height}
            />
          ))}
          <rect
            part="flow-middle"
            x="50%"
            transform="translate(-1.5 0)"
            y={picture.middle.y}
            width="3"
            height={picture.middle.height}
            rx="1.5"
          />
        </svg>
        <Side label={texts.recipients} side="recipient" parties={diagram.recipients} asset={diagram.asset} />
      </div>
    </div>
  )
}

interface SideProps {
  readonly label: string
  readonly side: 'payer' | 'recipient'
  readonly parties: readonly FlowParty[]
  readonly asset: Asset
}

function Side({ label, side, parties, asset }: SideProps): ReactElement {
  return (
    <div part="flow-side" data-side={side}>
      <p part="flow-heading">{label}</p>
      <ul part="flow-parties" aria-label={label}>
        {parties.map((party) => (
          <li key={party.id} part="flow-party" data-party={party.who.kind}>
            <span part="flow-name">
              <PartyName party={party} side={side} />
            </span>
            <span part="flow-amount">
              <Amount asset={asset} amount={String(party.amount)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PartyName({
  party: { who },
  side,
}: {
  readonly party: FlowParty
  readonly side: SideProps['side']
}): ReactElement {
  const { locale } = useDisplay()
  const texts = useTexts('chart', chartMessages)
  const { elsewhere, issued } = useTexts('trace', traceMessages)
  if (who.kind === 'account') return <Address value={who.account} />
  const words =
    who.kind === 'others'
      ? texts.otherAccounts(who.count, locale)
      : who.kind === 'fees'
        ? texts.networkFees
        : who.reason === 'issued'
          ? issued[side === 'payer' ? 'minted' : 'burned']
          : elsewhere[who.reason]
  return <span title={words}>{words}</span>
}

/** Returns what an asset is called. */
function useAssetName(asset: Asset): string {
  const { nativeCoin } = useDisplay()
  const { assets } = useTexts('trace', traceMessages)
  const token = asset.kind === 'nft' ? asset.item : asset.kind === 'jetton' ? asset.jetton : undefined
  const { name } = useName(token)
  if (asset.kind === 'coin') return plainText(nativeCoin.symbol, { maximum: 16 })
  if (asset.kind === 'currency') return `${assets.currency} ${plainText(asset.id, { maximum: 16 })}`
  return name ?? (asset.kind === 'nft' ? assets.nft : assets.unknownJetton)
}

function Amount({ asset, amount }: { readonly asset: Asset; readonly amount: string }): ReactElement {
  if (asset.kind === 'jetton')
    return <JettonAmount amount={amount} master={asset.jetton} maximumFractionDigits={4} href={false} />
  if (asset.kind === 'coin') return <CoinAmount amount={amount} maximumFractionDigits={4} />
  return <CoinAmount amount={amount} decimals={0} symbol="" />
}

function Bones(): ReactElement {
  return (
    <div part="flow-asset" aria-hidden="true">
      <p part="flow-caption">
        <Skeleton like="GRAM" />
      </p>
      <div part="flow">
        <BoneSide side="payer" names={['EQAB…wxyz']} />
        <svg part="flow-picture" width="100%" height="88" focusable="false" />
        <BoneSide side="recipient" names={['UQAB…wxyz', 'Network fees']} />
      </div>
    </div>
  )
}

function BoneSide({
  side,
  names,
}: {
  readonly side: 'payer' | 'recipient'
  readonly names: readonly string[]
}): ReactElement {
  return (
    <div part="flow-side" data-side={side}>
      <p part="flow-heading">
        <Skeleton like="Received" />
      </p>
      <div part="flow-parties">
        {names.map((like) => (
          <div key={like} part="flow-party">
            <span part="flow-name">
              <Skeleton like={like} />
            </span>
            <span part="flow-amount">
              <Skeleton like="1.5 GRAM" />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
