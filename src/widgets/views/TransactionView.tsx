'use client'
import type { ReactElement } from 'react'
import { cardState } from '../../components/lists/queryState.ts'
import {
  TransactionCard,
  type TransactionCardProps,
} from '../../components/transactions/transaction-card/TransactionCard.tsx'
import { useTransactions } from '../../react/hooks/endpoints/transactions.ts'
import type { ResultOf } from '../../service/endpoints/endpoint.ts'
import type { transactions } from '../../service/endpoints/transactions.ts'
import { type QueryProps, View, type ViewProps } from './View.tsx'

/** Props of {@link TransactionView}; the rest go to the {@link TransactionCard}. */
export interface TransactionViewProps
  extends ViewProps<ResultOf<typeof transactions>>, Omit<TransactionCardProps, 'transaction' | QueryProps> {
  /** Hash of the transaction, in any form; undefined while there is none yet: nothing is requested. */
  readonly hash: string | undefined
}

/** Loads a transaction by its hash, and shows it as a {@link TransactionCard}. */
export function TransactionView({ hash, onResult, renderLoading, ...rest }: TransactionViewProps): ReactElement {
  const query = useTransactions(hash === undefined ? undefined : { hash: [hash] })
  return (
    <View query={query} data={query.data} onResult={onResult} renderLoading={renderLoading}>
      <TransactionCard {...rest} {...cardState(query)} transaction={query.data?.transactions[0]} />
    </View>
  )
}
