import type { ReactElement } from 'react'
import { Hash, skipToken, useTransactions } from 'tonlens'
import { isHash } from 'tonlens/ton'
import { PageHead } from '../../shell/PageHead.tsx'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { NotHash } from './TransactionNotFound.tsx'
import { TraceViews } from './TraceViews.tsx'

/** One transaction, selected in its trace. It is requested on its own too, and shown if the trace cannot be. */
export function TransactionPage({ id }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('transactions')
  const query = useTransactions(isHash(id) ? { hash: [id] } : skipToken)
  if (!isHash(id)) return <NoHash kind={texts.transaction} text={id} />
  return (
    <TraceViews
      kind={texts.transaction}
      id={id}
      own={query.data?.transactions[0]}
      missing={texts.missing.transaction}
      notes={<QueryNotes of={[query]} />}
    />
  )
}

/** One trace: all transactions caused by one message. */
export function TracePage({ id }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('transactions')
  if (!isHash(id)) return <NoHash kind={texts.trace} text={id} />
  return <TraceViews kind={texts.trace} id={id} missing={texts.missing.trace} />
}

function NoHash({ kind, text }: { readonly kind: string; readonly text: string }): ReactElement {
  return (
    <>
      <PageHead kind={kind} title={<Hash value={text} long copy />} />
      <NotHash text={text} />
    </>
  )
}
