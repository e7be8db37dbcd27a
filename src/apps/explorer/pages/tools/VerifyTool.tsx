import { type ReactElement, useMemo, useState } from 'react'
import {
  EmptyState,
  type Message,
  skipToken,
  type Transaction,
  useDisplay,
  useMessages,
  useTransactions,
} from 'tonlens'
import { isHash } from 'tonlens/ton'
import { QueryNotes } from '../../shell/QueryNotes.tsx'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Lookup } from '../Lookup.tsx'
import { CheckedRows } from '../transactions/CheckedRows.tsx'
import { Example } from './Example.tsx'
import { isRows, parsePastedRows } from './pastedRows.ts'

/** Most rows that are checked. */
const most = 1000

/** Checks rows against their hashes: those that a reader pastes, or the row of the hash in the URL. */
export function VerifyTool(): ReactElement {
  const texts = useExplorerTexts('tools')
  const [{ hash = '' }, setQuery] = useRouteQuery()
  const [pasted, setPasted] = useState('')
  const open = (text: string) => {
    setPasted(isHash(text) ? '' : text)
    setQuery({ hash: isHash(text) ? text : undefined })
  }
  return (
    <>
      <Example
        onLoad={([newest]) => {
          if (newest !== undefined) open(newest.hash)
          return newest !== undefined
        }}
      />
      <Lookup
        key={hash}
        label={texts.verify.input}
        hint={texts.verify.inputHint}
        action={texts.verify.check}
        defaultText={hash === '' ? pasted : hash}
        lines={4}
        isValid={(text) => isHash(text) || isRows(text)}
        invalid={texts.verify.invalid}
        onSubmit={open}
      />
      {isHash(hash) && <ByHash hash={hash} />}
      {pasted !== '' && <Pasted text={pasted} />}
    </>
  )
}

function Pasted({ text }: { readonly text: string }): ReactElement {
  const texts = useExplorerTexts('tools')
  const { locale } = useDisplay()
  const all = useMemo(() => parsePastedRows(text), [text])
  const rows = useMemo(() => all.slice(0, most), [all])
  return (
    <>
      {all.length > most && <p className="explorer-kind">{texts.verify.tooMany(most.toLocaleString(locale))}</p>}
      <CheckedRows rows={rows} />
    </>
  )
}

/** The rows that the service has under a hash: a transaction, or a message. */
function ByHash({ hash }: { readonly hash: string }): ReactElement {
  const texts = useExplorerTexts('tools')
  const transactions = useTransactions({ hash: [hash] })
  const messages = useMessages(transactions.data?.transactions.length === 0 ? { msg_hash: [hash] } : skipToken)
  const rows = useMemo((): readonly (Transaction | Message)[] => {
    const found = transactions.data?.transactions ?? []
    return found.length > 0 ? found : (messages.data?.messages ?? [])
  }, [transactions.data, messages.data])
  const hasFailed = transactions.error !== null || messages.error !== null
  return (
    <>
      {rows.length > 0 && <CheckedRows rows={rows} />}
      {rows.length === 0 && !hasFailed && (
        <EmptyState role="status" label={messages.data === undefined ? texts.verify.loading : texts.verify.missing} />
      )}
      <QueryNotes of={[transactions, messages]} />
    </>
  )
}
