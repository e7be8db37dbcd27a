import { type ReactElement, useState } from 'react'
import { cardState, EmptyState, formatNumber, LoadMore, useDisplay } from 'tonlens'
import {
  MultisigCard,
  MultisigOrderCard,
  type MultisigOrderCardProps,
  useInfiniteMultisigOrders,
  useMultisigWallets,
} from 'tonlens/contracts'
import { Folded } from '../../shell/Layout.tsx'
import { useList } from '../../shell/queries.ts'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { readThingState, ThingPage } from '../../shell/ThingPage.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'
import { useOrderJettons } from './useOrderJettons.ts'
import '../parts.css'

/** One multisig: its orders, the open ones first, and its signers. */
export function MultisigPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('custody')
  const { locale } = useDisplay()
  const query = useMultisigWallets({ address: [address], include_orders: false })
  const multisig = query.data?.multisigs[0]
  const [needed, all] = [multisig?.threshold, multisig?.signers?.length].map((count) =>
    formatNumber(count ?? 0, locale),
  )
  return (
    <ThingPage
      kind={texts.multisig}
      address={address}
      actions={<OpenAccount address={address} />}
      state={readThingState(query, multisig)}
      queries={[query]}
      facts={{ [texts.signers]: multisig && <bdi>{texts.signersOf(needed ?? '', all ?? '')}</bdi> }}
      card={<MultisigCard {...cardState(query)} multisig={multisig} />}
      label={texts.parts}
      tabs={{ orders: { title: texts.orders, content: <Orders address={address} multisig={multisig} /> } }}
    />
  )
}

type Multisig = MultisigOrderCardProps['multisig']
type Order = NonNullable<MultisigOrderCardProps['order']>

function Orders({ address, multisig }: { readonly address: string; readonly multisig: Multisig }): ReactElement {
  const texts = useExplorerTexts('custody')
  const { now } = useDisplay()
  const [opened] = useState(() => now ?? Date.now() / 1000)
  const query = useInfiniteMultisigOrders({ multisig_address: [address], parse_actions: true, limit: 10, sort: 'desc' })
  const { rows, state } = useList(
    query,
    (page) => page.orders,
    (order) => order.address,
  )
  const jettons = useOrderJettons(rows)
  const sorted = rows.toSorted((one, other) => Number(isOpen(other, opened)) - Number(isOpen(one, opened)))
  return (
    <>
      <ol className="explorer-list">
        {sorted.map((order) => (
          <li key={order.address}>
            <Folded className="explorer-order" summary={<MultisigOrderCard compact order={order} />}>
              {() => <MultisigOrderCard order={order} multisig={multisig} />}
            </Folded>
          </li>
        ))}
      </ol>
      <QueryNotes of={[jettons]} />
      {query.isPending && <MultisigOrderCard compact loading />}
      {query.isSuccess && rows.length === 0 && <EmptyState label={texts.noOrders} />}
      {!query.isPending && (rows.length > 0 || query.isError) && (
        <LoadMore
          count={rows.length}
          hasMore={state.hasMore}
          loading={state.loadingMore}
          error={state.error}
          onLoadMore={query.isError ? state.onRetry : state.onLoadMore}
        />
      )}
    </>
  )
}

/** Tells whether signers may still approve an order. */
function isOpen({ sent_for_execution, expiration_date }: Order, now: number): boolean {
  return sent_for_execution !== true && (expiration_date ?? Infinity) >= now
}
