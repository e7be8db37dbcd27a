import type { ReactElement } from 'react'
import { cardState, EmptyState, LoadMore, MultisigCard, MultisigOrderCard, useInfiniteMultisigOrders, useMultisigWallets } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useList } from '../../shell/queries.ts'

/** One multisig: signers and orders. */
export function MultisigPage({ id: address }: { readonly id: string }): ReactElement {
  const query = useMultisigWallets({ address: [address], include_orders: false })
  const multisig = query.data?.multisigs[0]
  const asked = useInfiniteMultisigOrders({ multisig_address: [address], parse_actions: true, limit: 10, sort: 'desc' })
  const { rows, state } = useList(asked, (page) => page.orders, (order) => order.address)
  return (
    <>
      <h1>Multisig</h1>
      <MultisigCard {...cardState(query)} multisig={multisig} />
      <Section title="Orders">
        <ol className="explorer-list">
          {rows.map((order) => (
            <li key={order.address}>
              <MultisigOrderCard order={order} multisig={multisig} />
            </li>
          ))}
        </ol>
        {asked.isPending && <MultisigOrderCard loading />}
        {asked.isSuccess && rows.length === 0 && <EmptyState label="Nobody asked for anything yet." />}
        {!asked.isPending && (rows.length > 0 || asked.isError) && (
          <LoadMore
            count={rows.length}
            hasMore={state.hasMore}
            loading={state.loadingMore}
            error={state.error}
            onLoadMore={asked.isError ? state.onRetry : state.onLoadMore}
          />
        )}
      </Section>
    </>
  )
}
