import type { ReactElement, ReactNode } from 'react'
import { isMissing, OnOtherNetworks } from '../networks/OnOtherNetworks.tsx'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
import { Tabs } from './Layout.tsx'
import { type HeadFactList, HeadFacts, PageHead } from './PageHead.tsx'
import { type NotedQuery, QueryNotes } from './QueryNotes.tsx'
import { useRouter } from './router.ts'

interface ThingPageProps {
  readonly kind: string
  /** Account that the page is about. @default none */
  readonly address?: string | undefined
  /** Picture of the thing. @default the identicon of the account */
  readonly icon?: ReactNode
  /** Headline of a page that is about no account. @default the name of the account */
  readonly title?: ReactNode
  readonly actions?: ReactNode
  /** `loading` until there is an answer, `missing` if the service knows no such thing, `failed` without an answer. */
  readonly state: 'loading' | 'shown' | 'missing' | 'failed'
  /** @default none */
  readonly facts?: HeadFactList
  /** Queries of the facts, that of the card first: the head tells of errors and old data, where the card does not. */
  readonly queries: readonly NotedQuery[]
  /** Note below the facts, such as a warning. @default nothing */
  readonly note?: ReactNode
  /** Card with all facts: the last tab, and what says that there is no such thing, or why it could not be loaded. */
  readonly card: ReactNode
  /** Name of the row of tabs. */
  readonly label: string
  /** Parts of the page by their name in URLs, what people come for first. */
  readonly tabs: Readonly<Record<string, { readonly title: string; readonly content: ReactNode }>>
}

/** Page of one thing: some facts in its head, then its parts as tabs, and what machines need in the last of them. */
export function ThingPage(props: ThingPageProps): ReactElement {
  const { kind, address, icon, title, actions, state, facts, queries, note, card, label, tabs } = props
  const { details } = useExplorerTexts('shell')
  const { route } = useRouter()
  const isThere = state === 'loading' || state === 'shown'
  return (
    <>
      <PageHead kind={kind} address={address} icon={icon} title={title} actions={actions}>
        {isThere && (
          <>
            {facts !== undefined && <HeadFacts facts={facts} />}
            <QueryNotes of={route.tab === 'details' ? queries.slice(1) : queries} />
            {note}
          </>
        )}
      </PageHead>
      {isThere ? (
        <Tabs label={label} tabs={{ ...tabs, details: { title: details, content: card } }} />
      ) : (
        <>
          {card}
          {state === 'missing' && <OnOtherNetworks />}
        </>
      )}
    </>
  )
}

/** Tells the state of a page from the query of its thing, and the thing. */
export function readThingState(
  query: { readonly data: unknown; readonly error: unknown },
  thing: unknown,
): ThingPageProps['state'] {
  if (thing != null) return 'shown'
  if (isMissing(query, () => true)) return 'missing'
  return query.error === null ? 'loading' : 'failed'
}
