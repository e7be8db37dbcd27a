import { type ReactElement, useMemo } from 'react'
import { cardState, skipToken, useAccountStates, useClient, useTransactions } from 'tonlens'
import { ConfigTable, findUnchangedSince } from 'tonlens/contracts'
import { configAccount } from 'tonlens/ton'
import { keepConfig } from './keptConfigs.ts'

/**
 * Parameters of the network, the time since which they are the same, and changes since states that this browser has
 * kept.
 */
export function Config(): ReactElement {
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
  return (
    <ConfigTable
      {...cardState(query)}
      data={query.data === undefined ? undefined : (state?.data_boc ?? null)}
      unchangedSince={since}
      history={history}
    />
  )
}
