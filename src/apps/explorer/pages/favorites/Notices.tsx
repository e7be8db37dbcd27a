import { type ReactElement, useEffect, useState } from 'react'
import { Address, useWatch, type WatchMatch, type WatchRule } from 'tonlens'
import { showNotification } from '../tools/showNotification.ts'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { findNotices } from './notices.ts'
import './favorites.css'

/** Incoming payments below 0.01 are mostly advertisements. */
const rules: readonly WatchRule[] = [
  { kind: 'amount', least: '10000000', direction: 'in' },
  { kind: 'amount', least: '1', direction: 'out' },
  { kind: 'failed' },
  { kind: 'jetton' },
]
/** Notices on screen. */
const most = 3
/** Seconds after which a look is too old to read all that has happened since. */
const patience = 86_400

/** Tells of events of accounts, above the page and as notifications; what happens between two visits, too. */
export function Notices({
  network,
  accounts,
}: {
  readonly network: string
  readonly accounts: readonly string[]
}): ReactElement {
  const texts = useExplorerTexts('favorites').notices
  const { hrefOf } = useRouter()
  const store = findNotices(network)
  const [since] = useState(() => {
    const { cursor, time = 0 } = store.current()
    return Date.now() / 1000 - time < patience ? cursor : undefined
  })
  const [shown, setShown] = useState<readonly WatchMatch[]>([])
  const { cursor } = useWatch(accounts, rules, {
    since,
    onMatch: (match) => {
      setShown((matches) => [match, ...matches].slice(0, most))
      showNotification(texts.kinds[readKind(match)], match.id)
    },
  })
  useEffect(() => {
    if (cursor !== undefined) store.update((notices) => ({ ...notices, cursor, time: Math.floor(Date.now() / 1000) }))
  }, [store, cursor])
  return (
    <div className="explorer-notices" role="status">
      {shown.length > 0 && (
        <>
          {shown.map((match) => (
            <p key={match.id}>
              <Address value={match.account} />{' '}
              <a href={hrefOf('transaction', readHash(match))}>{texts.kinds[readKind(match)]}</a>
            </p>
          ))}
          <button type="button" part="button" onClick={() => setShown([])}>
            {texts.close}
          </button>
        </>
      )}
    </div>
  )
}

function readKind({ rules: [rule] }: WatchMatch) {
  if (rule?.kind === 'amount') return rule.direction === 'out' ? 'sent' : 'received'
  return rule?.kind === 'failed' ? 'failed' : 'jetton'
}

function readHash(match: WatchMatch): string {
  return (match.kind === 'transaction' ? match.transaction.hash : match.transfer.transaction_hash) ?? ''
}
