'use client'
import { useState } from 'react'
import { cardState, MessageChainGraph, TraceVerdict, TransactionDetails, useTrace } from 'tonlens'

/** Graph of a trace beside the details of the selected transaction, found by the hash of a transaction or a message. */
export function TraceWithDetails({ hash }: { readonly hash: string }) {
  const query = useTrace(hash)
  const [selected, setSelected] = useState(hash)
  const transaction = query.trace?.transactions.find((row) => row.hash === selected)
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <TraceVerdict {...cardState(query)} trace={query.trace} onSelect={setSelected} />
      <MessageChainGraph {...cardState(query)} trace={query.trace} selected={selected} onSelect={setSelected} />
      <TransactionDetails {...cardState(query)} transaction={transaction} empty="Select a transaction" />
    </div>
  )
}
