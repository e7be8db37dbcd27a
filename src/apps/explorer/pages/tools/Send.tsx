import { type ReactElement, useState } from 'react'
import { SendBoc, TransactionPreview, useSendMessage, useTransactionPreview } from 'tonlens'
import { useLocalVm } from '../../connection/connection.ts'

/** Sends a message, with a preview of it that turns into what happened. */
export function Send(): ReactElement {
  const { mutate, isPending, error, data } = useSendMessage()
  const [message, setMessage] = useState<string>()
  const [sent, setSent] = useState<string>()
  const local = useLocalVm()
  const { preview } = useTransactionPreview(message, {
    client: local?.client,
    sent: sent === message ? sent : undefined,
  })
  return (
    <>
      <SendBoc
        loading={isPending}
        error={error}
        result={data}
        onMessage={setMessage}
        onSend={(boc) => mutate({ boc }, { onSuccess: () => setSent(boc) })}
      />
      {message !== undefined && <TransactionPreview {...preview} />}
    </>
  )
}
