import type { ReactElement } from 'react'
import { Hash, skipToken, TransactionDetails, useTransactions } from 'tonlens'
import { isHash } from 'tonlens/ton'
import { PageHead } from '../../shell/PageHead.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { NotHash } from './TransactionNotFound.tsx'
import { Place } from './Place.tsx'
import { TraceViews } from './TraceViews.tsx'

/** One transaction, selected in its trace. It is requested on its own too, and shown if the trace cannot be. */
export function TransactionPage({ id }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('transactions')
  const query = useTransactions(isHash(id) ? { hash: [id] } : skipToken)
  const transaction = query.data?.transactions[0]
  return (
    <>
      <PageHead kind={texts.transaction} title={<Hash value={id} long copy />} />
      {transaction !== undefined && <Place transaction={transaction} />}
      <QueryNotes of={[query]} />
      {isHash(id) ? (
        <TraceViews
          id={id}
          own={transaction?.hash}
          missing={texts.missing.transaction}
          fallback={transaction && <TransactionDetails transaction={transaction} />}
        />
      ) : (
        <NotHash text={id} />
      )}
    </>
  )
}

/** One trace: all transactions caused by one message. */
export function TracePage({ id }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('transactions')
  return (
    <>
      <PageHead kind={texts.trace} title={<Hash value={id} long copy />} />
      {isHash(id) ? <TraceViews id={id} missing={texts.missing.trace} /> : <NotHash text={id} />}
    </>
  )
}
