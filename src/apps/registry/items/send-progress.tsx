'use client'
import { MessageChainGraph, TransactionProgress, useTrackedMessage } from 'tonlens'

/** Follows a message from the wallet to its last transaction. Takes the BOC that TonConnect returns, or a hash. */
export function SendProgress({ message }: { readonly message: string }) {
  const tracked = useTrackedMessage(message)
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <TransactionProgress tracked={tracked} />
      {tracked.trace !== undefined && <MessageChainGraph trace={tracked.trace} />}
    </div>
  )
}
