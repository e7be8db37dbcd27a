import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { TraceAnswer } from '../../../service/rows/trace.ts'

import { seqnoText } from '../../values/blockText.ts'
import { hashFact, logicalTimeFact } from '../../states/card/cardParts.tsx'
import type { Fact } from '../../states/card/Facts.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { copiedHashLike } from '../../../text/format/hash.ts'

/** Facts of a trace besides its transactions and actions. */
export function traceFacts(
  trace: TraceAnswer | undefined,
  messages: Texts['traceDetails'],
  locale: string,
): readonly Fact[] {
  const info = trace?.trace_info
  const count = (id: string, term: string, value: number | undefined): Fact => ({
    id,
    term,
    value: <bdi>{formatCount(value, locale)}</bdi>,
    like: '12',
  })
  const block = (id: string, term: string, seqno: string | undefined): Fact => ({
    id,
    term,
    value: <bdi>{seqnoText(/^\d{1,15}$/.test(seqno ?? '') ? Number(seqno) : seqno)}</bdi>,
    like: '54210331',
  })
  const moment = (id: string, term: string, value: number | null | undefined): Fact => ({
    id,
    term,
    value: <Timestamp value={value} show="absolute" />,
    like: 'Oct 9, 2025, 11:51:33 AM UTC',
  })
  const word = (id: string, term: string, value: string | undefined): Fact => ({
    id,
    term,
    value: <bdi>{stateText(value, messages)}</bdi>,
    like: messages.states.complete,
  })
  const { trace_id: id, is_incomplete: cut } = trace ?? {}
  const warning = plainText(trace?.warning, { maximum: 200 })
  return [
    {
      id: 'trace',
      term: messages.traceId,
      value: id == null ? unknownText : <Hash value={id} of="trace" copy />,
      like: copiedHashLike,
    },
    hashFact('external', messages.externalHash, trace?.external_hash),
    word('state', messages.state, info?.trace_state),
    word('classification', messages.classification, info?.classification_state),
    count('transactions', messages.transactions, info?.transactions),
    count('messages', messages.messages, info?.messages),
    count('pending', messages.pendingMessages, info?.pending_messages),
    {
      id: 'incomplete',
      term: messages.cutOff,
      value: cut == null ? unknownText : cut ? messages.yes : messages.no,
      like: messages.no,
    },
    block('first-block', messages.firstBlock, trace?.mc_seqno_start),
    block('last-block', messages.lastBlock, trace?.mc_seqno_end),
    moment('start', messages.start, trace?.start_utime),
    moment('end', messages.end, trace?.end_utime),
    logicalTimeFact('start-lt', messages.startLt, trace?.start_lt),
    logicalTimeFact('end-lt', messages.endLt, trace?.end_lt),
    { id: 'warning', term: messages.warning, value: warning === '' ? undefined : <bdi>{warning}</bdi>, wide: true },
  ]
}

/** Text of a state; one that this version does not know is shown as the service writes it. */
function stateText(state: string | undefined, { states }: Texts['traceDetails']): string {
  const known = state !== undefined && Object.hasOwn(states, state)
  return known ? states[state as keyof typeof states] : plainText(state, { maximum: 40 }) || unknownText
}
