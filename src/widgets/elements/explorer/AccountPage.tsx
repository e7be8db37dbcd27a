import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { explorerMessages } from '../../../text/en/tools/search.ts'
import { useAccountStates } from '../../../react/hooks/endpoints/accounts.ts'
import { type Route, routeHref } from '../route.ts'
import { accountWidget, actionsWidget, historyWidget, jettonsWidget, nftGridWidget, nftWidget } from '../table.ts'
import { Part, type PageProps } from './Part.tsx'

interface AccountPageProps extends PageProps {
  readonly address: string
  /** Current route, for the links between sections. */
  readonly route: Route
}

const parts = ['history', 'actions', 'jettons', 'nfts'] as const

/** An account and one section about it. Each section needs a request, so only the selected one is loaded. */
export function ExplorerAccount({ address, route, emit, open }: AccountPageProps): ReactElement {
  const messages = useTexts('explorer', explorerMessages)
  const { data } = useAccountStates({ address: [address] })
  const isCollection = data?.accounts[0]?.interfaces?.includes('nft_collection') === true
  const sections = isCollection ? ([...parts, 'items'] as const) : parts
  const section = sections.find((name) => name === route.section) ?? 'history'
  const common = { emit, open }
  return (
    <>
      {route.kind === 'nft' && <Part {...common} row={nftWidget} values={{ address }} />}
      <Part {...common} row={accountWidget} values={{ address }} />
      <nav part="explorer-sections" aria-label={messages.sections}>
        {sections.map((name) => (
          <a
            key={name}
            part="explorer-section"
            href={routeHref('', route.kind, route.key, name === 'history' ? '' : name)}
            aria-current={name === section ? 'page' : undefined}
          >
            {messages.section[name]}
          </a>
        ))}
      </nav>
      {section === 'history' && <Part {...common} row={historyWidget} values={{ address, exportable: true }} />}
      {section === 'actions' && <Part {...common} row={actionsWidget} values={{ address }} />}
      {section === 'jettons' && <Part {...common} row={jettonsWidget} values={{ address }} />}
      {section === 'nfts' && <Part {...common} row={nftGridWidget} values={{ owner: address }} />}
      {section === 'items' && <Part {...common} row={nftGridWidget} values={{ collection: address }} />}
    </>
  )
}
