import type { ReactElement } from 'react'
import { Address, type SearchTarget, useName } from 'tonlens'
import { Section } from '../../shell/Layout.tsx'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { targetPlace } from './targetPlace.ts'
import { useRecentSearches, useRecentStore } from './recentSearches.ts'
import '../parts.css'

/** Recent searches of the reader, newest first; nothing before the first search. */
export function RecentList(): ReactElement | null {
  const texts = useExplorerTexts('search')
  const { hrefOf } = useRouter()
  const searches = useRecentSearches()
  const { clear } = useRecentStore()
  if (searches.length === 0) return null
  return (
    <Section title={texts.recent}>
      <ul className="explorer-list">
        {searches.slice(0, shown).map(({ target, name }) => {
          const [page, id] = targetPlace(target)
          return (
            <li key={`${page}/${id}`} className="explorer-recent">
              <a href={hrefOf(page, id)} title={name ?? id}>
                <bdi>{name ?? (target.kind === 'address' ? <TargetAddress target={target} /> : shortKey(id))}</bdi>
              </a>
              <span>
                {texts.kinds[target.kind]}
                {name !== undefined && target.kind === 'address' && (
                  <>
                    {' · '}
                    <TargetAddress target={target} />
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <button type="button" part="button" onClick={clear}>
        {texts.clearRecent}
      </button>
    </Section>
  )
}

/** Searches that are shown. */
const shown = 8

function shortKey(id: string): string {
  return id.length > 24 ? `${id.slice(0, 8)}…${id.slice(-6)}` : id
}

/** Short address of a search: in the form of the address book, else in the one in which it was found. */
function TargetAddress({
  target: { address, form },
}: {
  readonly target: Extract<SearchTarget, { readonly kind: 'address' }>
}): ReactElement {
  const { row } = useName(address)
  const isForWallets = row === undefined && form === 'non-bounceable'
  return <Address value={address} name={false} href={false} form={isForWallets ? form : undefined} />
}
