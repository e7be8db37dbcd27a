import type { ReactElement } from 'react'
import { shortAddress, useActions } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { newestActions } from './LiveFeed.tsx'
import './home.css'

/** A name, an address and a hash to look at, from what the page has loaded anyway. */
export function SearchExamples(): ReactElement {
  const texts = useExplorerTexts('home')
  const { hrefOf } = useRouter()
  const actions = useActions(newestActions).data
  const trace = actions?.actions[0]?.trace_id
  const [[account, row] = []] = Object.entries(actions?.address_book ?? {})
  const domain = Object.values(actions?.address_book ?? {}).find((entry) => entry?.domain != null)?.domain
  const examples = [
    domain != null && ([domain, hrefOf('domain', domain)] as const),
    account !== undefined && ([shortAddress(row?.user_friendly ?? account), hrefOf('account', account)] as const),
    trace != null && ([`${trace.slice(0, 8)}…`, hrefOf('trace', trace)] as const),
  ].filter((example) => example !== false)
  return (
    <p className="explorer-examples">
      {texts.examples}{' '}
      {examples.map(([text, href]) => (
        <a key={href} href={href}>
          <bdi>{text}</bdi>
        </a>
      ))}
    </p>
  )
}
