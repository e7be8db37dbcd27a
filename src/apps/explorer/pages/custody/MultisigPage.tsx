import type { ReactElement } from 'react'
import { cardState, EmptyState, LoadMore } from 'tonlens'
import { MultisigCard, MultisigOrderCard, useInfiniteMultisigOrders, useMultisigWallets } from 'tonlens/contracts'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { Section } from '../../shell/Layout.tsx'
import { useList } from '../../shell/queries.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'

/** One multisig: signers and orders. */
export function MultisigPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('custody')
  const query = useMultisigWallets({ address: [address], include_orders: false })
  const multisig = query.data?.multisigs[0]
  const asked = useInfiniteMultisigOrders({ multisig_address: [address], parse_actions: true, limit: 10, sort: 'desc' })
  const { rows, state } = useList(
    asked,
    (page) => page.orders,
    (order) => order.address,
  )
  return (
    <>
      <PageHead kind={texts.multisig} address={address}>
        <OpenAccount address={address} />
      </PageHead>
      <MultisigCard {...cardState(query)} multisig={multisig} />
      {isMissing(query, ({ multisigs }) => multisigs.length === 0) && <OnOtherNetworks />}
      <Section title={texts.orders}>
        <ol className="explorer-list">
          {rows.map((order) => (
            <li key={order.address}>
              <MultisigOrderCard order={order} multisig={multisig} />
            </li>
          ))}
        </ol>
        {asked.isPending && <MultisigOrderCard loading />}
        {asked.isSuccess && rows.length === 0 && <EmptyState label={texts.noOrders} />}
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
