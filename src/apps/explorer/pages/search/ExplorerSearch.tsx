import { type ReactElement, useRef, useState } from 'react'
import { SearchBox, type SearchTarget, understandSearch } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import { useSearchSources } from '../../connection/searchSources.ts'
import { targetPlace } from './targetPlace.ts'
import { useRecentStore } from './recentSearches.ts'
import { searchShortcut, useSearchShortcut } from './useSearchShortcut.ts'

/**
 * Search of the whole explorer. Suggestions come from this browser; then the service is asked at most once. A new page
 * begins with an empty field.
 */
export function ExplorerSearch(): ReactElement {
  const { go, route } = useRouter()
  const recent = useRecentStore()
  const sources = useSearchSources()
  const place = `${route.network}/${route.page}/${route.id}`
  const [{ text, writtenOn }, setWritten] = useState({ text: '', writtenOn: place })
  const form = useRef<HTMLFormElement>(null)
  useSearchShortcut(form)
  return (
    <SearchBox
      ref={form}
      className="explorer-search"
      recent={recent}
      sources={sources}
      shortcut={searchShortcut}
      text={writtenOn === place ? text : ''}
      onTextChange={(written) => setWritten({ text: written, writtenOn: place })}
      onSelect={(target, written) => {
        setWritten({ text: '', writtenOn: place })
        const [page, id] = targetPlace(target)
        go(page, page === 'search' && means(written, target) ? written.trim() : id)
      }}
    />
  )
}

/** Tells whether the reader has typed this target: it is then shown as it was typed. */
function means(text: string, target: SearchTarget): boolean {
  return understandSearch(text).targets.some((other) => JSON.stringify(other) === JSON.stringify(target))
}
