import { type ReactElement, useDeferredValue, useMemo, useState } from 'react'
import {
  ActionList,
  EmptyState,
  Hash,
  MessageChainGraph,
  RawData,
  ShareMenu,
  skipToken,
  type Transaction,
  TransactionDetails,
  TraceOutline,
  TraceTable,
  TraceTimeline,
  TraceVerdict,
  type TrackedMessage,
  useClient,
  usePendingActions,
  useTrace,
  useTransactions,
  ValueFlow,
} from 'tonlens'
import { judgeTrace, type TraceModel, type Verdict } from 'tonlens/trace'
import { useLocalVm } from '../../connection/connection.ts'
import { laterPart, Loading } from '../../shell/laterPart.tsx'
import { TabPart, Tabs } from '../../shell/Layout.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { AgeNote, QueryNotes } from '../../shell/QueryNotes.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { CheckedRows } from './CheckedRows.tsx'
import { Compare } from './Compare.tsx'
import { LeadingActions } from './LeadingActions.tsx'
import { Place } from './Place.tsx'
import { BesideSelected } from './Selected.tsx'
import { TraceFacts } from './TraceFacts.tsx'
import { TransactionNotFound } from './TransactionNotFound.tsx'
import { useUrlTransaction } from './useSelection.ts'
import './transactions.css'

const Progress = laterPart(async () => (await import('./Progress.tsx')).default)
const Steps = laterPart(async () => (await import('./Steps.tsx')).Steps, { fallback: <Loading /> })

/** Parts of each tab by their name in URLs, the default first. */
const tabs = {
  graph: ['graph'],
  outline: ['outline'],
  table: ['table'],
  value: ['value'],
  more: ['timeline', 'actions', 'details', 'compare', 'verification', 'vm', 'raw'],
} as const

type TabName = keyof typeof tabs
type PartName = (typeof tabs)[TabName][number]

interface TraceViewsProps {
  /** Kind of the page. */
  readonly kind: string
  /** Any hash of the trace. */
  readonly id: string
  /**
   * Base64 hash of the transaction that the page is about. It is requested alone if the trace does not have it.
   * @default the first that failed, or the first of all
   */
  readonly ownHash?: string | undefined
  /** Says that there is no such trace. */
  readonly missing: string
}

/** A trace: its head with outcome and actions, and all its views with a shared selection, which the URL holds. */
export function TraceViews({ kind, id, ownHash, missing }: TraceViewsProps): ReactElement {
  const texts = useExplorerTexts('transactions')
  const { route, hrefOf } = useRouter()
  const { network } = useClient()
  const hasVm = useLocalVm() !== undefined
  const [followed, follow] = useState<string>()
  // The progress of the trace tells when to request it again.
  const query = useTrace(id, { include_actions: true, ...(followed !== undefined && { refetchInterval: false }) })
  const { data, status, error, progress, origin, refetch, isFetching } = query
  const pending = findPending(query.trace)
  if (pending !== undefined && followed === undefined) follow(pending)
  // While it is in flight, events and the pace of its progress tell more than the last answer.
  const [told, setTold] = useState<TrackedMessage>()
  const trace = (pending === undefined ? undefined : told?.trace) ?? query.trace
  const handleTold = (tracked: TrackedMessage) => {
    setTold(tracked)
    if (tracked.stage !== told?.stage) refetch()
  }
  const inTrace = ownHash === undefined ? undefined : trace?.transactions.find(({ hash }) => hash === ownHash)
  const isAlone = ownHash !== undefined && inTrace === undefined && status !== 'pending'
  const alone = useTransactions(isAlone ? { hash: [ownHash] } : skipToken)
  const own = inTrace ?? alone.data?.transactions[0]
  const notes = isAlone && <QueryNotes of={[alone]} />
  const sent = usePendingActions(pending === undefined ? skipToken : { ext_msg_hash: [pending] })
  const verdict = useMemo(() => trace && judgeTrace(trace), [trace])
  const first = trace?.transactions[verdict?.first?.index ?? -1]
  const { transaction, selection, onOpen } = useUrlTransaction(
    trace,
    own?.hash ?? (first ?? trace?.transactions[0])?.hash,
  )
  // The trace does not wait for them.
  const detailed = useDeferredValue(transaction)
  const classified = data?.trace?.actions ?? []
  const actions = [classified, told?.actions, sent.data?.actions].find((found) => (found?.length ?? 0) > 0) ?? []
  const view = { trace, loading: status === 'pending', error, onRetry: refetch }
  const page = route.page === 'trace' ? 'trace' : 'transaction'
  const link = (part: PartName | undefined) =>
    hrefOf(page, route.id, part === undefined || part === 'graph' ? '' : part, route.query)
  const parts: Readonly<Record<TabName, readonly PartName[]>> = {
    ...tabs,
    more: tabs.more.filter((part) => hasVm || part !== 'vm'),
  }
  const names = Object.keys(tabs) as readonly TabName[]
  const tab = names.find((name) => parts[name].some((part) => part === route.tab)) ?? 'graph'
  const shown = (tab === 'graph' ? 'graph' : route.tab) as PartName
  const hasHead = route.tab === ''
  const shared = (
    <ShareMenu
      subject={trace && { trace, actions, asOf: origin?.asOf }}
      network={network}
      link={window.location.href}
    />
  )
  const outcome = (
    <TraceVerdict
      {...view}
      origin={origin}
      progress={progress}
      onSelect={transaction === first ? undefined : selection.onSelect}
    />
  )
  const dated = own ?? trace?.transactions[0]
  const head = (
    <PageHead kind={kind} title={<Hash value={id} long="line" copy />} share={shared}>
      {status !== 'notFound' && (
        <>
          <Place transaction={dated} />
          <div className="explorer-outcome">
            {/* The progress says how far a trace is that has not ended. */}
            {pending === undefined && outcome}
            <LeadingActions actions={actions} loading={view.loading} href={link('actions')} />
          </div>
        </>
      )}
    </PageHead>
  )
  if (status === 'notFound' && own === undefined && !alone.isLoading)
    return (
      <>
        {head}
        {notes}
        <TransactionNotFound hash={id} text={missing} onRetry={refetch} loading={isFetching} />
      </>
    )
  if (trace === undefined && status !== 'pending')
    return (
      <>
        {head}
        {!hasHead && outcome}
        {notes}
        {own !== undefined && <TransactionDetails transaction={own} />}
      </>
    )
  // The facts of the trace have the time of its start.
  const isStart = shown === 'details' && detailed !== undefined && detailed.now === trace?.transactions[0]?.now
  const beside = (content: ReactElement) => (
    <BesideSelected
      transaction={detailed}
      failure={detailed === first ? verdict?.first?.failure : undefined}
      told={hasHead ? listTold(detailed, dated, verdict, first) : isStart ? 'time' : ''}
    >
      {content}
    </BesideSelected>
  )
  const contents: Readonly<Record<PartName, ReactElement>> = {
    graph: beside(<MessageChainGraph {...view} {...selection} actions={actions} onOpen={onOpen} foldHops />),
    outline: beside(<TraceOutline {...view} {...selection} />),
    table: beside(<TraceTable {...view} {...selection} />),
    value: <ValueFlow {...view} metadata={data?.metadata} />,
    timeline: beside(<TraceTimeline {...view} {...selection} />),
    actions: <ActionList {...view} actions={actions} />,
    details: beside(<TraceFacts view={view} trace={data?.trace} transaction={transaction} />),
    compare: <Compare trace={trace} />,
    verification: <Verification trace={trace} />,
    vm: <Steps key={transaction?.hash} transaction={transaction} />,
    raw:
      data?.trace == null ? (
        <Loading />
      ) : (
        <div className="explorer-raw">
          <p className="explorer-kind">{texts.raw}</p>
          <RawData value={data.trace} label={texts.tabs.raw} />
        </div>
      ),
  }
  return (
    <>
      {head}
      {notes}
      {followed !== undefined && <Progress message={followed} onTold={handleTold} />}
      {!hasHead && (progress === undefined ? <AgeNote of={[query]} /> : outcome)}
      <Tabs
        label={texts.views}
        current={tab}
        hrefOf={(name) => link(parts[name as TabName][0])}
        tabs={Object.fromEntries(
          names.map((name) => [
            name,
            {
              title: texts.tabs[name],
              content: name === tab && (
                <TabPart label={texts.tabs[name]} names={parts[name]} shown={shown} titles={texts.tabs} hrefOf={link}>
                  {contents[shown]}
                </TabPart>
              ),
            },
          ]),
        )}
      />
    </>
  )
}

/** Lists what the head of the page says about the selected transaction. */
function listTold(
  transaction: Transaction | undefined,
  dated: Transaction | undefined,
  verdict: Verdict | undefined,
  first: Transaction | undefined,
): string {
  if (transaction === undefined) return ''
  const isClear = verdict?.status === 'succeeded' || verdict?.status === 'wouldSucceed' || transaction === first
  return [...(isClear ? ['outcome'] : []), ...(transaction.now === dated?.now ? ['time'] : [])].join(' ')
}

/** Hash of the message that started a trace that has not ended; undefined for other traces. */
function findPending(trace: TraceModel | undefined): string | undefined {
  const { trace_info, external_hash } = trace?.answer ?? {}
  return trace_info?.trace_state === 'pending' ? (external_hash ?? undefined) : undefined
}

/** Checks of all loaded transactions of a trace against their hashes. */
function Verification({ trace }: { readonly trace: TraceModel | undefined }): ReactElement {
  const texts = useExplorerTexts('transactions').verify
  if (trace === undefined) return <EmptyState label={texts.running} role="status" />
  return <CheckedRows rows={trace.transactions} partial={!trace.whole} />
}
