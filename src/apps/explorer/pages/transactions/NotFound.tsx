import type { ReactElement } from 'react'
import { EmptyState } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface NotFoundProps {
  readonly hash: string
  readonly text: string
  readonly onRetry: () => void
  readonly loading: boolean
}

/** Says that the service knows no such hash, and what a reader can do. */
export function NotFound({ hash, text, onRetry, loading }: NotFoundProps): ReactElement {
  const { missing } = useTexts('transactions')
  const { hrefOf } = useRouter()
  return (
    <EmptyState label={text} role="status" aria-busy={loading}>
      <button type="button" part="button" onClick={onRetry}>
        {missing.again}
      </button>
      <a href={hrefOf('search', hash)}>{missing.search}</a>
    </EmptyState>
  )
}

/** Says that a link holds no hash, and leads to the search. */
export function NotHash({ text }: { readonly text: string }): ReactElement {
  const { missing } = useTexts('transactions')
  const { hrefOf } = useRouter()
  return (
    <EmptyState label={missing.invalid} role="status">
      <a href={hrefOf('search', text)}>{missing.search}</a>
    </EmptyState>
  )
}
