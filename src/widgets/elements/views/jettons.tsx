import { skipToken } from '@tanstack/react-query'
import { type ReactElement, useMemo } from 'react'
import card from '../../../components/states/card/card.css?inline'
import jettonAmount from '../../../components/values/jetton-amount/jetton-amount.css?inline'
import { JettonBalances } from '../../../components/jettons/jetton-balances/JettonBalances.tsx'
import jettonCard from '../../../components/jettons/jetton-card/jetton-card.css?inline'
import media from '../../../components/nfts/media/media.css?inline'
import table from '../../../components/lists/table/table.css?inline'
import narrowTable from '../../../components/lists/table/narrow-table.css?inline'
import rowDetails from '../../../components/lists/table/row-details.css?inline'
import { useInfiniteJettonWallets } from '../../../react/hooks/endpoints/jettons.ts'
import type { ViewProps } from '../defineWidget.ts'
import { LoadingSlot } from '../LoadingSlot.tsx'
import { useReport, uniqueRows } from '../useReport.ts'
import { isLoading, listState } from '../../../components/lists/queryState.ts'

export const styles = [card, jettonAmount, jettonCard, media, table, narrowTable, rowDetails]

interface Values {
  readonly address: string | undefined
  readonly empty: boolean | undefined
}

/** Jettons of an account. */
export default function JettonsView({ values: { address, empty = false }, emit }: ViewProps<Values>): ReactElement {
  const query = useInfiniteJettonWallets(
    address === undefined ? skipToken : { owner_address: [address], exclude_zero_balance: !empty, limit: 50 },
  )
  useReport(query, emit)
  const wallets = useMemo(
    () =>
      uniqueRows(
        query.data?.pages,
        ({ jetton_wallets }) => jetton_wallets,
        (wallet) => wallet.address,
      ),
    [query.data],
  )
  if (isLoading(query)) {
    return (
      <LoadingSlot>
        <JettonBalances wallets={[]} loading loadingRows={3} />
      </LoadingSlot>
    )
  }
  return <JettonBalances wallets={wallets} {...listState(query)} />
}
