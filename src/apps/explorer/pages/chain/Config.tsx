import { type ReactElement, useMemo } from 'react'
import { cardState, skipToken, useAccountStates, useBlocks, useClient, useTransactions } from 'tonlens'
import { ConfigTable, findUnchangedSince } from 'tonlens/contracts'
import { type Moment, useConfigAllAt } from 'tonlens/ledger'
import { configAccount } from 'tonlens/ton'
import { PageMoment, readMoment, useMoment } from '../../shell/MomentFields.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useRouteQuery } from '../../shell/router.ts'
import { keepConfig } from './keptConfigs.ts'
import { ParameterHistory } from './ParameterHistory.tsx'
import './config.css'

/** Parameters of the network now or at a moment that the URL names, and what has changed since then. */
export function Config(): ReactElement {
  const moment = useMoment()
  return (
    <>
      <PageMoment />
      {moment === undefined ? <ConfigNow /> : <ConfigAt moment={moment} />}
      <ParameterHistory moment={moment} />
    </>
  )
}

/** Parameters at a moment, and what has changed since the block before it that the URL names. */
function ConfigAt({ moment }: { readonly moment: Moment }): ReactElement {
  const [{ since }] = useRouteQuery()
  const earlier = readMoment(since, undefined)
  const query = useConfigAllAt({}, moment)
  const before = useConfigAllAt({}, earlier ?? skipToken)
  const data = query.data?.config.bytes
  const { times, blocks } = useSnapshotTimes(earlier === undefined ? undefined : moment, earlier)
  const history = useMemo(
    () =>
      data === undefined || before.data === undefined || times === undefined
        ? undefined
        : [
            { data: before.data.config.bytes, at: times[0] },
            { data, at: times[1] },
          ],
    [data, before.data, times],
  )
  return (
    <>
      <ConfigTable {...cardState(query)} data={data} history={history} />
      <QueryNotes of={[before, ...blocks]} />
    </>
  )
}

/** Times of two moments, of which the later one may be a time by itself, and the queries of their blocks. */
function useSnapshotTimes(later: Moment | undefined, earlier: Moment | undefined) {
  const block = (moment: Moment | undefined) =>
    moment !== undefined && 'seqno' in moment
      ? { workchain: -1, shard: '8000000000000000', seqno: moment.seqno, limit: 1 }
      : skipToken
  const [first, last] = [useBlocks(block(earlier)), useBlocks(block(later))]
  const from = first.data?.blocks[0]?.gen_utime
  const to = later !== undefined && 'time' in later ? later.time : last.data?.blocks[0]?.gen_utime
  const times = useMemo(
    () => (from === undefined || to === undefined ? undefined : ([Number(from), Number(to)] as const)),
    [from, to],
  )
  return { times, blocks: [first, last] }
}

/**
 * Parameters of the network, the time since which they are the same, and changes since states that this browser has
 * kept.
 */
function ConfigNow(): ReactElement {
  const { network } = useClient()
  const query = useAccountStates({ address: [configAccount], include_boc: true })
  const state = query.data?.accounts[0]
  const changes = useTransactions(
    state === undefined ? skipToken : { account: [configAccount], limit: 100, sort: 'desc' },
  )
  const since =
    typeof state?.data_hash === 'string'
      ? findUnchangedSince(changes.data?.transactions ?? [], state.data_hash)
      : undefined
  const [data, at] = [state?.data_boc, query.origin?.asOf]
  const history = useMemo(
    () =>
      typeof data === 'string' && at !== undefined
        ? keepConfig(`${network.name} ${network.baseUrl}`, { data, at })
        : undefined,
    [network, data, at],
  )
  // An index can lack the contract of the configuration, and still tell what it held.
  const isMissing = query.data !== undefined && state === undefined && at !== undefined
  const told = useConfigAllAt({}, isMissing ? { time: Math.floor(at) } : skipToken)
  if (isMissing)
    return (
      <>
        <ConfigTable {...cardState(told)} data={told.data?.config.bytes} />
        <QueryNotes of={[query]} />
      </>
    )
  return (
    <>
      <ConfigTable
        {...cardState(query)}
        data={query.data === undefined ? undefined : (state?.data_boc ?? null)}
        unchangedSince={since}
        history={history}
      />
      <QueryNotes of={[changes]} />
    </>
  )
}
