import type { ReactElement } from 'react'
import { Hash } from 'tonlens'
import { isHash } from 'tonlens/ton'
import { useTexts } from '../../texts/useTexts.ts'
import { NotHash } from './TransactionNotFound.tsx'
import { TraceViews } from './TraceViews.tsx'

/** One trace: all transactions caused by one message. */
export function TracePage({ id }: { readonly id: string }): ReactElement {
  const texts = useTexts('transactions')
  return (
    <>
      <h1>{texts.trace}</h1>
      <Hash value={id} long copy />
      {isHash(id) ? <TraceViews id={id} missing={texts.missing.trace} /> : <NotHash text={id} />}
    </>
  )
}
