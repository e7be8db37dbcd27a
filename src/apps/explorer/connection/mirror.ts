import { createContext, useContext } from 'react'
import type { AnyMirror } from 'tonlens'

export const MirrorContext = createContext<AnyMirror | undefined>(undefined)

/** The mirror of the current network; undefined if it has none. */
export function useExplorerMirror(): AnyMirror | undefined {
  return useContext(MirrorContext)
}
