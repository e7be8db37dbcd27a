import { type ReactElement, useMemo } from 'react'
import { cardState, skipToken, useAccountStates, useClient, useTransactions } from 'tonlens'
import { ConfigTable } from 'tonlens/contracts'
import { findUnchangedSince } from 'tonlens/contracts'
import { keepConfig } from './keptConfigs.ts'

/** The configuration contract of the known networks. */
const configContract = `-1:${'5'.repeat(64)}`

/** Parameters of the network, the time since which they are the same, and changes since states that this browser has kept. */
export function Config(): ReactElement {
  const { network } = useClient()
  const query = useAccountStates({ address: [configContract], include_boc: true })
  const state = query.data?.accounts[0]
  const changes = useTransactions(
    state === undefined ? skipToken : { account: [configContract], limit: 100, sort: 'desc' },
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
  return (
    <ConfigTable
      {...cardState(query)}
      data={query.data === undefined ? undefined : (state?.data_boc ?? null)}
      unchangedSince={since}
      history={history}
    />
  )
}
