import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'

/** Loads a library cell by its hash, hex: a base64 bag of cells; null if there is none. */
export type LoadLibrary = (hash: string) => Promise<string | null>

export const LibraryContext = createContext<LoadLibrary | undefined>(undefined)

/** Loads library cells, each once; undefined if the host of the explorer names no place for them. */
export function useLibrary(): LoadLibrary | undefined {
  const load = useContext(LibraryContext)
  const cache = useQueryClient()
  return useMemo(() => load && cacheLibraries(load, cache), [load, cache])
}

/** A cell is what its hash says, for ever. A library that is not there may be published later. */
function cacheLibraries(load: LoadLibrary, cache: QueryClient): LoadLibrary {
  return (hash) =>
    cache.fetchQuery({
      queryKey: ['library', hash],
      queryFn: () => load(hash),
      staleTime: ({ state }) => (state.data === null ? 0 : Infinity),
      retry: false,
      networkMode: 'always',
    })
}
