import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { EmptyState } from 'tonlens'
import { OnOtherNetworks } from '../../networks/OnOtherNetworks.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

interface NotFoundProps {
  readonly hash: string
  readonly text: string
  readonly onRetry: () => void
  readonly loading: boolean
}

/** Milliseconds between two looks, and their number: a transaction that was just sent is indexed within seconds. */
const pause = 5000
const maxLooks = 12

/** Says that the service knows no such hash, and what a reader can do. Looks again for a minute. */
export function TransactionNotFound({ hash, text, onRetry, loading }: NotFoundProps): ReactElement {
  const { missing } = useExplorerTexts('transactions')
  const { hrefOf } = useRouter()
  const looksAgain = useLooks(onRetry)
  return (
    <>
      <EmptyState label={text} role="status" aria-busy={loading}>
        {looksAgain && <p className="explorer-kind">{missing.waiting}</p>}
        <button type="button" part="button" onClick={onRetry}>
          {missing.again}
        </button>
        <a href={hrefOf('search', hash)}>{missing.search}</a>
      </EmptyState>
      <OnOtherNetworks />
    </>
  )
}

/** Looks again from time to time, while the page is visible. Returns false once it has given up. */
export function useLooks(look: () => void): boolean {
  const [looks, setLooks] = useState(0)
  const again = useEffectEvent(look)
  const isWaiting = looks < maxLooks
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      setLooks((before) => before + 1)
      again()
    }, pause)
    return () => clearInterval(timer)
  }, [isWaiting])
  return isWaiting
}

/** Says that a link holds no hash, and leads to the search. */
export function NotHash({ text }: { readonly text: string }): ReactElement {
  const { missing } = useExplorerTexts('transactions')
  const { hrefOf } = useRouter()
  return (
    <EmptyState label={missing.invalid} role="status">
      <a href={hrefOf('search', text)}>{missing.search}</a>
    </EmptyState>
  )
}
