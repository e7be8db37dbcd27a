import { type ReactElement, useState } from 'react'
import {
  EmptyState,
  ErrorState,
  JettonTransferTable,
  NftTransferTable,
  TransactionTable,
  useWatch,
  type WatchRule,
} from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { readPermission, showNotification } from './showNotification.ts'

/** Events of one account since the page was opened, and notifications of them. */
export function Watched({
  account,
  rules,
}: {
  readonly account: string
  readonly rules: readonly WatchRule[]
}): ReactElement {
  const texts = useExplorerTexts('tools').watch
  const [permission, setPermission] = useState(readPermission)
  const { matches, unread, isPending, error, live, refetch } = useWatch([account], rules, {
    onMatch: ({ id }) => showNotification(texts.arrived, id),
  })
  const transactions = matches.flatMap((match) => (match.kind === 'transaction' ? [match.transaction] : []))
  const jettons = matches.flatMap((match) => (match.kind === 'jettonTransfer' ? [match.transfer] : []))
  const nfts = matches.flatMap((match) => (match.kind === 'nftTransfer' ? [match.transfer] : []))
  return (
    <>
      <p className="explorer-kind" role="status">
        {isPending ? error == null && texts.waiting : live ? texts.live : texts.polling}
      </p>
      {permission === 'default' && (
        <p className="explorer-kind">
          <button type="button" part="button" onClick={() => void Notification.requestPermission().then(setPermission)}>
            {texts.notify}
          </button>
        </p>
      )}
      {permission === 'granted' && <p className="explorer-kind">{texts.notifying}</p>}
      {permission === 'denied' && <p className="explorer-kind">{texts.denied}</p>}
      {error != null && <ErrorState error={error} onRetry={refetch} />}
      {unread.length > 0 && (
        <p className="explorer-hint" role="alert" data-wrong>
          {texts.unread}
        </p>
      )}
      {matches.length === 0 && !isPending && <EmptyState label={texts.quiet} />}
      {transactions.length > 0 && (
        <Section title={texts.transactions}>
          <TransactionTable transactions={transactions} perspective={account} />
        </Section>
      )}
      {jettons.length > 0 && (
        <Section title={texts.jettons}>
          <JettonTransferTable transfers={jettons} perspective={account} />
        </Section>
      )}
      {nfts.length > 0 && (
        <Section title={texts.nfts}>
          <NftTransferTable transfers={nfts} perspective={account} />
        </Section>
      )}
    </>
  )
}
