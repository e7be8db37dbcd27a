import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import {
  Address,
  EmptyState,
  skipToken,
  useDnsRecords,
  useTransactions,
  useTransactionsByMessage,
} from 'tonlens'
import { isAddress, isHash, toBase64Hash } from 'tonlens/ton'
import { Failure } from './Failure.tsx'
import { goTo } from './route.ts'

/** Finds an account by address or domain, and a transaction by its hash or that of a message. */
export function SearchForm(): ReactElement {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    const route = understand(wanted)
    if (route === undefined) {
      setProblem('Neither an address, a hash nor a domain such as alice.ton.')
      return
    }
    setProblem('')
    goTo(route, wanted)
  }
  return (
    <form className="explorer-search" role="search" onSubmit={search}>
      <input
        type="search"
        aria-label="Address, hash or domain"
        aria-describedby="explorer-problem"
        placeholder="Address, hash or domain"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit">Search</button>
      <p id="explorer-problem" role="status">
        {problem}
      </p>
    </form>
  )
}

/** What a hash or a domain leads to. */
export function SearchPage({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      <h1>Search</h1>
      {isHash(text) ? (
        <HashResult hash={toBase64Hash(text)} />
      ) : (
        <DomainResult domain={text.toLowerCase()} />
      )}
    </>
  )
}

function understand(text: string): 'account' | 'search' | undefined {
  if (isAddress(text)) return 'account'
  return isHash(text) || /^[^\s/]+\.(ton|t\.me)$/i.test(text) ? 'search' : undefined
}

/** A hash may be that of a transaction or that of a message; both are asked at once. */
function HashResult({ hash }: { readonly hash: string }): ReactElement {
  const byHash = useTransactions({ hash: [hash] })
  const byMessage = useTransactionsByMessage({ msg_hash: [hash], direction: 'in' })
  const found = byHash.data?.transactions[0] ?? byMessage.data?.transactions[0]
  useForward('transaction', found?.hash)
  if (byHash.isSuccess && byMessage.isSuccess && found === undefined) {
    return <EmptyState label="No transaction and no message has this hash." />
  }
  return (
    <>
      <p role="status">Looking for a transaction or a message…</p>
      <Failure of={byHash} />
      <Failure of={byMessage} />
    </>
  )
}

function DomainResult({ domain }: { readonly domain: string }): ReactElement {
  const query = useDnsRecords(domain === '' ? skipToken : { domain })
  const record = query.data?.records[0]
  useForward('account', record?.dns_wallet ?? undefined)
  if (query.isPending) return <p role="status">Looking up {domain}…</p>
  if (query.error !== null) return <Failure of={query} />
  if (record === undefined) return <EmptyState label="No domain has this name." />
  return (
    <EmptyState label={`${domain} points to no wallet.`}>
      It belongs to <Address value={record.nft_item_owner} />.
    </EmptyState>
  )
}

/** Goes on to what was found, once it is known. */
function useForward(page: 'account' | 'transaction', key: string | undefined): void {
  useEffect(() => {
    if (key !== undefined) goTo(page, key)
  }, [page, key])
}
