import { useState } from 'react'
import { cardState, MessageChainGraph, TraceVerdict, TransactionDetails, useTrace, ValueFlow } from 'tonlens'

/** All transactions that one message caused, found by any hash among them. */
export default function TracePage({ id: hash }: { readonly id: string }) {
  const query = useTrace(hash)
  const [chosen, setChosen] = useState<string>()
  const { trace } = query
  const transaction = trace?.transactions.find((row) => row.hash === (chosen ?? hash))
  return (
    <>
      <h1>Trace</h1>
      <TraceVerdict {...cardState(query)} trace={trace} onSelect={setChosen} />
      <MessageChainGraph {...cardState(query)} trace={trace} selected={chosen ?? hash} onSelect={setChosen} />
      <TransactionDetails {...cardState(query)} transaction={transaction} empty="Select a transaction in the graph." />
      <h2>Value flow</h2>
      <ValueFlow {...cardState(query)} trace={trace} metadata={query.data?.metadata} />
    </>
  )
}
