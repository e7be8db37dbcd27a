import { type ReactElement, useRef } from 'react'
import { SearchBox } from 'tonlens'
import { useRouter } from '../../shell/router.ts'
import { targetPlace } from './targetPlace.ts'
import { useRecentStore } from './recentSearches.ts'
import { searchShortcut, useSearchShortcut } from './useSearchShortcut.ts'

/**
 * Search of the whole explorer. Suggestions come from this browser; the service is asked only for what the reader
 * chose.
 */
export function ExplorerSearch(): ReactElement {
  const { go } = useRouter()
  const recent = useRecentStore()
  const form = useRef<HTMLFormElement>(null)
  useSearchShortcut(form)
  return (
    <SearchBox
      ref={form}
      className="explorer-search"
      recent={recent}
      shortcut={searchShortcut}
      onSelect={(target) => go(...targetPlace(target))}
    />
  )
}
