import { type ReactElement, useState } from 'react'
import { cardState, EmptyState, formatNumber, LoadMore, StatusBadge, useDisplay } from 'tonlens'
import {
  MultisigCard,
  MultisigOrderCard,
  type MultisigOrderCardProps,
  useInfiniteMultisigOrders,
  useMultisigWallets,
} from 'tonlens/contracts'
import { Folded } from '../../shell/Layout.tsx'
import { useList } from '../../shell/queries.ts'
import { readThingState, ThingPage } from '../../shell/ThingPage.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'

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
      facts={{ [texts.signers]: multisig && texts.signersOf(needed ?? '', all ?? '') }}
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
  const orders = rows.map((order) => ({ order, status: readStatus(order, opened) }))
  const sorted = [
    ...orders.filter(({ status }) => status === 'open'),
    ...orders.filter(({ status }) => status !== 'open'),
  ]
  return (
    <>
      <ol className="explorer-list">
        {sorted.map(({ order, status }) => (
          <li key={order.address}>
            <OrderRow order={order} status={status} multisig={multisig} />
          </li>
        ))}
      </ol>
      {query.isPending && <MultisigOrderCard loading />}
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

const badges = { open: 'pending', sent: 'success', expired: 'failed' } as const

function readStatus(order: Order, now: number): keyof typeof badges {
  if (order.sent_for_execution === true) return 'sent'
  return (order.expiration_date ?? Infinity) < now ? 'expired' : 'open'
}

interface OrderRowProps {
  readonly order: Order
  readonly status: keyof typeof badges
  readonly multisig: Multisig
}

/** One order in a row, which opens its card. */
function OrderRow({ order, status, multisig }: OrderRowProps): ReactElement {
  const texts = useExplorerTexts('custody')
  const { locale } = useDisplay()
  const write = (count: number | null) => formatNumber(count ?? 0, locale)
  return (
    <Folded
      className="explorer-order"
      summary={
        <>
          <strong>{texts.orderNumber(order.order_seqno ?? '')}</strong>{' '}
          <StatusBadge status={badges[status]} label={texts.states[status]} />{' '}
          <span>{texts.approvals(write(order.approvals_num), write(order.threshold))}</span>
        </>
      }
    >
      {() => <MultisigOrderCard order={order} multisig={multisig} />}
    </Folded>
  )
}
