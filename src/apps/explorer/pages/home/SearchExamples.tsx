import type { ReactElement } from 'react'
import { Address, useActions } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { newestActions } from './LiveFeed.tsx'
import './home.css'

/** A name, an address and a hash to look at, from what the page has loaded anyway. */
export function SearchExamples(): ReactElement | null {
  const texts = useExplorerTexts('home')
  const { hrefOf } = useRouter()
  const { data: actions, isError } = useActions(newestActions)
  const trace = actions?.actions[0]?.trace_id
  const entries = Object.entries(actions?.address_book ?? {})
  const [account] = entries[0] ?? []
  const [owner, row] = entries.find(([, entry]) => entry?.domain != null) ?? []
  if (actions === undefined && isError) return null
  return (
    <p className="explorer-examples">
      {texts.examples} {owner !== undefined && <Address value={owner} href={hrefOf('domain', row?.domain ?? '')} />}
      {account !== undefined && <Address value={account} name={false} />}
      {trace != null && (
        <a href={hrefOf('trace', trace)}>
          <bdi>{`${trace.slice(0, 8)}…`}</bdi>
        </a>
      )}
    </p>
  )
}
