'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { ImitationProvider } from '../../../react/display/ImitationProvider.tsx'
import { useFirstFailure } from '../../../react/display/useNaming.ts'
import { type PreviewState, previewMessages } from '../../../text/en/transactions/preview.ts'
import type { ShownOrigin } from '../../../text/format/mirror.ts'
import { coinText } from '../../../graph/items/amounts.ts'
import { statusMessages } from '../../../text/en/transactions/failures.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { externalCodeReason } from '../../../meaning/outcome/exitCodes.ts'
import type { TrackedStage } from '../../../service/rows/finality.ts'
import type { NamedToken } from '../../../meaning/tokens/lookalike.ts'
import type { Action } from '../../../service/rows/action.ts'
import type { TraceCaution } from '../../../service/rows/emulation.ts'
import type { Metadata } from '../../../service/rows/names.ts'
import type { TraceSource } from '../../../meaning/trace/assemble.ts'
import { compareTraces, type TraceDifference } from '../../../meaning/trace/compare/compareTraces.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { valueFlow } from '../../../meaning/trace/valueFlow.ts'
import { seqnoText } from '../../values/blockText.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { lazyPart } from '../../states/lazy-part/lazyPart.tsx'
import { Loadable, Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import type { MessageChainGraphProps } from '../../traces/message-chain-graph/MessageChainGraph.tsx'
import { TraceWarnings } from '../../traces/trace-outline/TraceFrame.tsx'
import { useTraceModel } from '../../traces/trace-outline/useTraceModel.ts'
import { ValueFlow } from '../../traces/value-flow/ValueFlow.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { StatusBadge } from '../../values/status-badge/StatusBadge.tsx'
import { verdictStatus } from '../../../meaning/trace/verdict.ts'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { MovementList } from './MovementList.tsx'
import { listMovements } from './movements.ts'
import { Cautions, Differences } from './PreviewNotes.tsx'
import { Risks } from './Risks.tsx'
import { useRecipients } from './useRecipients.ts'
import { previewState } from './previewState.ts'
import { useAssetLookalikes } from './useAssetLookalikes.ts'

/** Props of {@link TransactionPreview}; the rest go to the `<article>`. */
export interface TransactionPreviewProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<TraceModel | undefined> {
  /** The forecast: a trace model whose `state` is `forecast`, or its source. */
  readonly forecast?: TraceModel | TraceSource | undefined
  /** The trace that followed once the message was sent, as far as it is known. */
  readonly actual?: TraceModel | TraceSource | undefined
  /** How far the message has come; undefined before it is sent. */
  readonly stage?: TrackedStage | undefined
  /** Account whose view is shown, raw. @default the recipient of the message, which is the wallet that sends */
  readonly account?: string | undefined
  /** `metadata` of the forecast: tells whose jetton wallets are. @default none */
  readonly metadata?: Metadata | undefined
  /**
   * Genuine jettons and NFTs: others that look like one of them, or like the native coin, are marked. Pass the
   * same array on every render. @default none
   */
  readonly trusted?: readonly NamedToken[] | undefined
  /**
   * Earlier actions of the account, such as those of `useActions`: recipients that it has not paid before, or that
   * resemble one that it has paid, are told. Pass the same array on every render. @default recipients are not compared
   */
  readonly history?: readonly Action[] | undefined
  /** Masterchain block whose state the forecast is made for. @default it is not shown */
  readonly block?: number | null | undefined
  /** Reasons why the forecast may be wrong. @default none */
  readonly cautions?: readonly TraceCaution[] | undefined
  /** Exit code with which the account would refuse the message. */
  readonly exitCode?: number | undefined
  /** Seconds after which the preview warns that its state is old. @default 60 */
  readonly maxAge?: number | undefined
}

const none: readonly TraceDifference[] = []
const noTokens: readonly NamedToken[] = []
/** Loaded when a reader asks for it: most previews are read without it. */
const Graph = lazyPart<MessageChainGraphProps>(
  async () => (await import('../../traces/lazyGraphs.ts')).MessageChainGraph,
  {
    fallback: <Skeleton like="Message chain" />,
  },
)

const badges = {
  forecast: 'pending',
  refused: 'failed',
  sent: 'pending',
  asForecast: 'success',
  differs: 'failed',
  happened: 'success',
  lost: 'skipped',
} as const

/**
 * Forecast of a message before it is signed: what the wallet sends and receives, the fees, and where it would
 * fail. It says that it is a forecast, for which block, and why it may be wrong. Once the message is sent, it
 * shows what happened and marks what differs. Feed it from {@link useTransactionPreview}.
 */
export const TransactionPreview = forwardRef<HTMLElement, TransactionPreviewProps>(
  function TransactionPreview(props, ref) {
    const {
      forecast: givenForecast,
      actual: givenActual,
      stage,
      account,
      metadata,
      trusted = noTokens,
      history,
      block,
      cautions = [],
      exitCode,
      maxAge = 60,
      ...others
    } = props
    const { loading = false, error, origin: givenOrigin, ...rest } = others
    const origin = typeof givenOrigin === 'object' && givenOrigin !== null ? givenOrigin : undefined
    const messages = useTexts('preview', previewMessages)
    const forecast = useOptionalTrace(givenForecast)
    const actual = useOptionalTrace(givenActual)
    const differences = useMemo(
      () => (forecast === undefined || actual === undefined ? none : compareTraces(forecast, actual, { metadata })),
      [forecast, actual, metadata],
    )
    const state = previewState({ exitCode, forecast, actual, stage, differs: differences.length > 0 })
    const shown =
      actual !== undefined && actual.transactions.length > 0 && actual.state !== 'pending' ? actual : forecast
    const hidden = shown === actual ? forecast : actual
    const isRefused = state === 'refused'
    const owner = account ?? shown?.transactions[shown.roots[0] ?? 0]?.account ?? ''
    const among = useMemo(() => [shown, metadata, cautions, owner], [shown, metadata, cautions, owner])
    const dealings = useRecipients(shown, owner, history)
    const isShown = isRefused || shown !== undefined
    return (
      <Card
        {...rest}
        ref={ref}
        kind="transaction-preview"
        label={rest['aria-label'] ?? messages.title}
        entity={isShown ? {} : undefined}
        slotEntity={isRefused ? undefined : shown}
        loading={loading}
        error={isRefused ? undefined : error}
        origin={origin}
        malformed={hidden?.answer.unreadable}
        emptyText={messages.empty}
        data-preview={state}
      >
        <Head state={state} shown={isRefused ? undefined : shown} block={block} origin={origin} />
        {isRefused && exitCode !== undefined && <Refusal exitCode={exitCode} />}
        <ImitationProvider accounts={owner === undefined ? [] : [owner]} dealings={dealings} among={among}>
          {!isRefused && (
            <Amounts
              trace={shown}
              differences={shown === actual ? differences : none}
              owner={owner}
              metadata={metadata}
              trusted={trusted}
            />
          )}
          {state === 'forecast' && shown !== undefined && <Risks trace={shown} owner={owner} dealings={dealings} />}
          {state === 'forecast' && <Cautions cautions={cautions} origin={origin} maxAge={maxAge} />}
          {!isRefused && shown !== undefined && (
            <TraceWarnings warnings={shown.warnings} part="transaction-preview-warning" />
          )}
          {forecast !== undefined && actual !== undefined && (
            <Differences differences={differences} forecast={forecast} actual={actual} />
          )}
          {!isRefused && (
            <Disclosure label={messages.details} loading={shown === undefined}>
              {() => (
                <>
                  <Graph trace={shown} height={320} />
                  <ValueFlow trace={shown} metadata={metadata} />
                </>
              )}
            </Disclosure>
          )}
        </ImitationProvider>
      </Card>
    )
  },
)

function useOptionalTrace(source: TransactionPreviewProps['forecast']): TraceModel | undefined {
  const { trace } = useTraceModel(source)
  return source === undefined || source === null ? undefined : trace
}

interface HeadProps extends Pick<TransactionPreviewProps, 'block'> {
  readonly state: PreviewState | undefined
  readonly shown: TraceModel | undefined
  readonly origin: ShownOrigin | undefined
}

function Head({ state, shown, block, origin }: HeadProps): ReactElement {
  const messages = useTexts('preview', previewMessages)
  const graph = useTexts('graph', graphMessages)
  const status = useTexts('status', statusMessages)
  const { trace, verdict } = useTraceModel(shown)
  const failure = useFirstFailure(trace, verdict)
  const isAfter = state === 'asForecast' || state === 'differs' || state === 'happened'
  const about = [
    ...(typeof block === 'number' ? [messages.asOfBlock(seqnoText(block))] : []),
    ...(origin === undefined ? [] : [messages.source[origin.source]]),
  ].join(' · ')
  return (
    <header part="transaction-preview-head">
      <p part="transaction-preview-badges" role="status">
        <Loadable like="Forecast · Would succeed">
          {state && <StatusBadge status={badges[state]} label={messages.state[state]} />}
        </Loadable>
        {shown !== undefined && (
          <StatusBadge status={verdictStatus[verdict.status]} label={graph.verdict[verdict.status]} />
        )}
      </p>
      {failure !== undefined && (
        <p part="transaction-preview-reason">
          <Icon name="warning" /> <bdi>{status.failure(failure)}</bdi>
        </p>
      )}
      <p part="transaction-preview-about">
        <Loadable like={messages.about.forecast}>{state && <bdi>{messages.about[state]}</bdi>}</Loadable>
      </p>
      {state !== undefined && !isAfter && state !== 'lost' && (about !== '' || origin !== undefined) && (
        <p part="transaction-preview-origin">
          {about !== '' && <bdi>{about}</bdi>}
          {about !== '' && origin !== undefined && ' · '}
          {origin !== undefined && (
            <bdi>
              {messages.stateFrom} <Timestamp value={Math.floor(origin.asOf)} show="relative" />
            </bdi>
          )}
        </p>
      )}
    </header>
  )
}

function Refusal({ exitCode }: { readonly exitCode: number }): ReactElement {
  const messages = useTexts('preview', previewMessages)
  const { reasons } = useTexts('status', statusMessages)
  const reason = externalCodeReason(exitCode)
  return (
    <p part="transaction-preview-refusal" role="alert">
      <Icon name="warning" />{' '}
      <bdi>{messages.refusal(String(exitCode), reason === undefined ? undefined : reasons[reason])}</bdi>
    </p>
  )
}

interface AmountsProps extends Pick<TransactionPreviewProps, 'metadata'> {
  /** Account whose view is shown, raw. */
  readonly owner: string
  readonly trusted: readonly NamedToken[]
  readonly trace: TraceModel | undefined
  /** Differences from the forecast, if the trace has happened. */
  readonly differences: readonly TraceDifference[]
}

function Amounts({ trace, differences, owner, metadata, trusted }: AmountsProps): ReactElement {
  const { locale, nativeCoin } = useDisplay()
  const messages = useTexts('preview', previewMessages)
  const flow = useMemo(() => trace && valueFlow(trace, { metadata }), [trace, metadata])
  const movements = useMemo(
    () => (flow === undefined ? { out: [], in: [], fees: '0' } : listMovements(flow, owner, differences)),
    [flow, owner, differences],
  )
  const lookalikes = useAssetLookalikes(
    useMemo(() => [...movements.out, ...movements.in], [movements]),
    trusted,
  )
  const all = coinText(flow?.totalFees ?? '0', { nativeCoin, locale })
  return (
    <>
      <div part="transaction-preview-sides">
        {(['out', 'in'] as const).map((side) => (
          <MovementList
            key={side}
            side={side}
            movements={movements[side]}
            lookalikes={lookalikes}
            loading={trace === undefined}
          />
        ))}
      </div>
      <p part="transaction-preview-fees">
        <span part="transaction-preview-term">{messages.fees}</span>{' '}
        <Loadable like="0.0123 GRAM">{flow && <CoinAmount amount={movements.fees} />}</Loadable>
        {flow !== undefined && all !== undefined && (
          <bdi part="transaction-preview-all-fees">{messages.allFees(all)}</bdi>
        )}
      </p>
    </>
  )
}
