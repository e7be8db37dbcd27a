import { explainFailure } from '../../../text/naming/explainFailure.ts'
import { formatCount } from '../../../text/format/count.ts'
import { hashText } from '../../../text/format/hash.ts'
import { verdictStatus } from '../../../meaning/trace/verdict.ts'
import { parseTime } from '../../../service/rows/amount.ts'
import type { AddressMetadata } from '../../../service/rows/names.ts'
import { assembleTrace, isTraceModel } from '../../../meaning/trace/assemble.ts'
import type { TraceModel } from '../../../meaning/trace/model.ts'
import { traceTotals } from '../../../meaning/trace/totals.ts'
import { valueFlow } from '../../../meaning/trace/valueFlow.ts'
import { judgeTrace, type Verdict } from '../../../meaning/trace/verdict.ts'
import type { ShareOptions, TraceSubject } from '../subject.ts'
import { actionHeadline } from './actionHeadline.ts'
import { type ShareContext, checkFact, presentFacts } from './context.ts'
import { flowSummary } from './flowSummary.ts'
import type { Summary } from './summary.ts'

/** Describes a trace: its outcome, what it moved and what it cost. */
export function describeTrace(
  { trace: source, actions, asOf }: TraceSubject,
  options: ShareOptions,
  context: ShareContext,
): Summary {
  const trace = isTraceModel(source) ? source : assembleTrace(source)
  const { words, time, number } = context
  const verdict = judgeTrace(trace)
  const flow = valueFlow(trace, { metadata: walletMetadata(trace, context) })
  const totals = traceTotals(trace)
  const root = trace.transactions[0]
  const isForecast = trace.state === 'forecast'
  const isPending = verdict.status === 'pending'
  const told = actions ?? trace.answer.actions
  return {
    kind: 'trace',
    label: words.share.kinds.trace,
    network: context.network,
    // A forecast of success must not look like success.
    status: {
      status: verdict.status === 'wouldSucceed' ? 'pending' : verdictStatus[verdict.status],
      word: words.graph.verdict[verdict.status],
    },
    headline: actionHeadline(told, !isForecast && !isPending && verdict.status !== 'broken', context),
    reason: reasonText(trace, verdict, context),
    notices: [
      ...(isForecast ? [words.share.forecast] : []),
      ...(isPending ? [words.share.pending] : []),
      ...(flow.whole ? [] : [words.trace.partial]),
    ],
    ...flowSummary(flow, context),
    holdings: [],
    hasMoreHoldings: false,
    facts: presentFacts([
      // The time of an emulated transaction is the moment of the emulation.
      {
        id: 'time',
        term: words.share.time,
        value: isForecast || parseTime(root?.now) === undefined ? undefined : time(root?.now),
      },
      {
        id: 'asOf',
        term: words.share.asOf,
        value: (isPending || isForecast) && parseTime(asOf) !== undefined ? time(asOf) : undefined,
      },
      { id: 'fees', term: words.share.fees, value: context.coins(flow.totalFees).exact },
      { id: 'transactions', term: words.share.transactions, value: formatCount(totals.transactions, context.locale) },
      {
        id: 'hash',
        term: words.transaction.hash,
        value: isForecast || root === undefined ? undefined : hashText(root.hash),
        code: true,
      },
      checkFact(options, context),
    ]),
    link: context.link,
  }

  function reasonText(
    model: TraceModel,
    { first, failures }: Verdict,
    { words: texts }: ShareContext,
  ): string | undefined {
    const failed = model.transactions[first?.index ?? -1]
    if (first === undefined || failed === undefined) return undefined
    const reason = texts.graph.failure(explainFailure(first.failure, failed, context.sources))
    return [
      reason,
      ...(first.failure.returned ? [texts.trace.returned] : []),
      ...(failures.length > 1 ? [texts.trace.more(number(failures.length - 1))] : []),
    ].join(', ')
  }
}

/** Metadata of the accounts of a trace: it has the owners of jetton wallets. */
function walletMetadata({ transactions }: TraceModel, { sources }: ShareContext): Record<string, AddressMetadata> {
  const known = new Map<string, AddressMetadata>()
  for (const { account } of transactions) {
    const metadata = known.has(account) ? undefined : sources.names.metadata(account)
    if (metadata !== undefined) known.set(account, metadata)
  }
  return Object.fromEntries(known)
}
