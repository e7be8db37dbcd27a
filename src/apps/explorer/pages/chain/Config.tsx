import type { ReactElement } from 'react'
import { cardState, ConfigTable, findUnchangedSince, skipToken, useAccountStates, useTransactions } from 'tonlens'

/** The configuration contract of the known networks. */
const configContract = `-1:${'5'.repeat(64)}`

/** Parameters of the network, and the time since which they are the same. */
export function Config(): ReactElement {
  const query = useAccountStates({ address: [configContract], include_boc: true })
  const state = query.data?.accounts[0]
  const changes = useTransactions(state === undefined ? skipToken : { account: [configContract], limit: 100, sort: 'desc' })
  const since = typeof state?.data_hash === 'string' ? findUnchangedSince(changes.data?.transactions ?? [], state.data_hash) : undefined
  return <ConfigTable {...cardState(query)} data={query.data === undefined ? undefined : (state?.data_boc ?? null)} unchangedSince={since} />
}
