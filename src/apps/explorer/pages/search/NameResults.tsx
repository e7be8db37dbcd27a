import type { ReactElement } from 'react'
import { ErrorState, type Suggestion, SuggestionLink, useSearch } from 'tonlens'
import { useSearchSources } from '../../connection/searchSources.ts'
import { Section } from '../../shell/Layout.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { NothingFound, useForward } from './HashResults.tsx'
import { targetPlace } from './targetPlace.ts'

/**
 * Lists things by name, as the search field finds them; a domain opens its account, unless something speaks against it.
 */
export function NameResults({ text }: { readonly text: string }): ReactElement {
  const texts = useExplorerTexts('search')
  const { hrefOf } = useRouter()
  const search = useSearch(text, { sources: useSearchSources(), ask: 'now' })
  const { groups, meaning, status, error, missing, isPartial } = search
  const [domain] = meaning.targets.flatMap((target) => (target.kind === 'domain' ? target.domain : []))
  const domains = groups.find(({ group }) => group === 'domain')?.suggestions ?? []
  const own = domains.find(({ name, cautions = [] }) => name.toLowerCase() === domain && cautions.length === 0)?.target
  // Its page tells who owns it and where it leads.
  const isPointer = domain !== undefined && domains.some(({ pointedBy }) => pointedBy === domain)
  const place = isPointer || own?.kind === 'domain' ? (['domain', domain ?? ''] as const) : own && targetPlace(own)
  const isOver = status === 'done'
  useForward(isOver && place !== undefined ? hrefOf(...place) : undefined)
  if (place !== undefined) return <p role="status">{texts.looking}</p>
  const found = groups.filter(({ group }) => group !== 'scam').flatMap(({ suggestions }) => suggestions)
  const scams = groups.filter(({ group }) => group === 'scam').flatMap(({ suggestions }) => suggestions)
  return (
    <>
      {found.length > 0 && <ResultList of={found} />}
      {scams.length > 0 && (
        <Section title={texts.scams}>
          <ResultList of={scams} />
        </Section>
      )}
      {!isOver && <p role="status">{texts.lookingForName}</p>}
      {isOver && error !== null && <ErrorState error={error} onRetry={search.askNow} />}
      {isOver && error === null && (found.length === 0 || missing === domain) && domain !== undefined && (
        <NothingFound tried={texts.nothing.domain(domain)} />
      )}
      {isOver && error === null && found.length === 0 && domain === undefined && (
        <NothingFound tried={texts.nothing.name} />
      )}
      {isOver && isPartial && <p className="explorer-hint">{texts.partial}</p>}
    </>
  )
}

function ResultList({ of }: { readonly of: readonly Suggestion[] }): ReactElement {
  const { hrefOf } = useRouter()
  return (
    <ul className="explorer-list">
      {of.map((suggestion) => {
        const [page, id] = targetPlace(suggestion.target)
        return (
          <li key={`${page}/${id}`}>
            <SuggestionLink suggestion={suggestion} href={hrefOf(page, id)} />
          </li>
        )
      })}
    </ul>
  )
}
