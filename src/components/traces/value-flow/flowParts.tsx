// Both views of a value flow, the table and the diagram, show these.
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement, useMemo } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useName } from '../../../react/display/useName.ts'
import { traceMessages } from '../../../text/en/transactions/traces.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { Asset } from '../../../meaning/trace/assets.ts'
import { type ValueFlow, valueFlow } from '../../../meaning/trace/valueFlow.ts'
import { EmptyState } from '../../states/empty-state/EmptyState.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { TraceFrame } from '../trace-outline/TraceFrame.tsx'
import { useTraceModel, type TraceStateProps } from '../trace-outline/useTraceModel.ts'
import { type FlowDiagram, flowDiagrams, type FlowParty } from './flowSides.ts'

/** Props of a view of a value flow; the rest go to the `<section>`. */
export interface FlowFrameProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'>, TraceStateProps {
  /** `metadata` of the answer that holds the trace: tells whose jetton wallets are. @default none */
  readonly metadata?: Metadata | null | undefined
}

interface FlowViewProps extends FlowFrameProps {
  readonly name: string
  readonly skeleton: ReactElement
  /** Renders the assets that moved, and those who paid and received. */
  readonly renderView: (diagrams: readonly FlowDiagram[], flow: ValueFlow) => ReactElement
}

/** Computes the value flow of a trace, and shows it in one of its views. */
export const FlowFrame = forwardRef<HTMLElement, FlowViewProps>(function FlowFrame(
  { trace: source, metadata, renderView, loading = false, error, onRetry, ...rest },
  ref,
) {
  const messages = useTexts('trace', traceMessages)
  const { trace } = useTraceModel(source)
  const flow = useMemo(() => valueFlow(trace, { metadata }), [trace, metadata])
  const diagrams = useMemo(() => flowDiagrams(flow), [flow])
  return (
    <TraceFrame
      {...rest}
      ref={ref}
      label={rest['aria-label'] ?? messages.flow}
      trace={trace}
      loading={loading}
      error={error}
      onRetry={onRetry}
    >
      {!flow.whole && (
        <p part="value-flow-warning">
          <Icon name="warning" /> {messages.partial}
        </p>
      )}
      {diagrams.length === 0 && <EmptyState label={messages.noAssetsMoved} />}
      {renderView(diagrams, flow)}
    </TraceFrame>
  )
})

/** Returns what an asset is called. */
export function useAssetName(asset: Asset): string {
  const { nativeCoin } = useDisplay()
  const { assets } = useTexts('trace', traceMessages)
  const token = asset.kind === 'nft' ? asset.item : asset.kind === 'jetton' ? asset.jetton : undefined
  const { name } = useName(token)
  if (asset.kind === 'coin') return plainText(nativeCoin.symbol, { maximum: 16 })
  if (asset.kind === 'currency') return `${assets.currency} ${plainText(asset.id, { maximum: 16 })}`
  return asset.kind === 'nft' ? assets.nft : (name ?? assets.unknownJetton)
}

/** Returns what a party that is not one account is called. */
export function useFlowWords(): (
  who: Exclude<FlowParty['who'], { readonly kind: 'account' }>,
  side: FlowSide,
) => string {
  const { locale } = useDisplay()
  const { elsewhere, issued, networkFees, otherAccounts } = useTexts('trace', traceMessages)
  return (who, side) => {
    if (who.kind === 'others') return otherAccounts(who.count, locale)
    if (who.kind === 'fees') return networkFees
    // Something appears with those who pay it out, and vanishes with those who receive it.
    return who.reason === 'issued' ? issued[side === 'payer' ? 'minted' : 'burned'] : elsewhere[who.reason]
  }
}

/** Side of a value flow. */
export type FlowSide = 'payer' | 'recipient'

/** Amount of an asset. @param amount Decimal string of the smallest unit, without a sign. */
export function FlowAmount({
  asset,
  amount,
  direction,
}: {
  readonly asset: Asset
  readonly amount: string
  readonly direction?: 'in' | 'out' | undefined
}): ReactElement {
  const shown = { amount, direction }
  if (asset.kind === 'jetton') return <JettonAmount {...shown} master={asset.jetton} href={false} />
  if (asset.kind === 'coin') return <CoinAmount {...shown} />
  return <CoinAmount {...shown} decimals={0} symbol="" />
}
