import { type ReactElement, useState } from 'react'
import { EmptyState, ErrorState } from 'tonlens'
import { useReplayAt } from 'tonlens/contracts'
import { AccountAtCard, type AccountAtCardProps } from 'tonlens/ledger'
import { type LocalVm, useLocalVm } from '../../../connection/connection.ts'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'
import './past.css'

type MomentCardProps = Pick<AccountAtCardProps, 'account' | 'asked' | 'before' | 'loading' | 'origin'>

/** An account at a moment. Where the page has a local VM, the reader can compute the storage of that moment. */
export function MomentCard(props: MomentCardProps): ReactElement {
  const local = useLocalVm()
  const hasStorage = props.account?.last != null && props.account.dataHash !== null
  if (local === undefined || !hasStorage) return <AccountAtCard {...props} />
  return <ReplayedCard key={props.account.last.hash} {...props} local={local} />
}

function ReplayedCard({
  local: { vm, config },
  account,
  ...card
}: MomentCardProps & { readonly local: LocalVm }): ReactElement {
  const texts = useExplorerTexts('account').past
  const [isAsked, setAsked] = useState(false)
  const { data, error, isPending, refetch } = useReplayAt(isAsked ? account : undefined, { vm, config })
  return (
    <>
      <AccountAtCard {...card} account={account} replay={data} />
      {!isAsked && (
        <button type="button" part="button" onClick={() => setAsked(true)}>
          {texts.storage}
        </button>
      )}
      {error !== null && <ErrorState error={error} onRetry={refetch} />}
      {isAsked && isPending && <EmptyState label={texts.replaying} role="status" />}
    </>
  )
}
