import type { ReactElement } from 'react'
import { Hash } from 'tonlens'
import { isHash, toBase64Hash } from 'tonlens/ton'
import { PageHead } from '../../shell/PageHead.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { NotHash } from './TransactionNotFound.tsx'
import { TraceViews } from './TraceViews.tsx'

/** One transaction, selected in its trace. */
export function TransactionPage({ id }: { readonly id: string }): ReactElement {
  const texts = useExplorerTexts('transactions')
  if (!isHash(id)) return <NoHash kind={texts.transaction} text={id} />
  return <TraceViews kind={texts.transaction} id={id} ownHash={toBase64Hash(id)} missing={texts.missing.transaction} />
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
      <PageHead kind={kind} title={<Hash value={text} long="line" copy />} />
      <NotHash text={text} />
    </>
  )
}
