import type { ReactElement } from 'react'
import { Address, cardState, plainText, Skeleton, skipToken } from 'tonlens'
import { MultisigOrderCard, useMultisigOrders, useMultisigWallets } from 'tonlens/contracts'
import { isMissing, OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { OpenAccount } from '../OpenAccount.tsx'
import { useOrderJettons } from './useOrderJettons.ts'

/** One multisig order: approvals and actions. */
export function OrderPage({ id: address }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('custody')
  const query = useMultisigOrders({ address: [address], parse_actions: true })
  const order = query.data?.orders[0]
  const jettons = useOrderJettons(query.data?.orders ?? [])
  const owner = order?.multisig_address
  const multisigs = useMultisigWallets(owner == null ? skipToken : { address: [owner], include_orders: false })
  return (
    <>
      <PageHead
        kind={texts.order}
        address={address}
        title={
          order !== undefined ? (
            <bdi>{texts.orderNumber(plainText(order.order_seqno, { maximum: 80 }))}</bdi>
          ) : query.isPending ? (
            <Skeleton like={texts.orderNumber('12')} />
          ) : undefined
        }
        actions={<OpenAccount address={address} />}
      >
        {(order !== undefined || query.isPending) && <Address value={address} href={false} long="line" copy />}
      </PageHead>
      <MultisigOrderCard {...cardState(query)} order={order} multisig={multisigs.data?.multisigs[0]} />
      <QueryNotes of={[multisigs, jettons]} />
      {isMissing(query, ({ orders }) => orders.length === 0) && <OnOtherNetworks />}
    </>
  )
}
