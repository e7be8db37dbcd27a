import { createContext, useContext } from 'react'
import type { AnyMirror } from 'tonlens'

/** The mirror of a network. */
export interface ExplorerMirror {
  readonly mirror: AnyMirror
  /** Opens it again after it did not open. */
  readonly onRetry?: (() => void) | undefined
}

export const MirrorContext = createContext<ExplorerMirror | undefined>(undefined)

/** The mirror of the current network; undefined if it has none. */
export function useExplorerMirror(): ExplorerMirror | undefined {
  return useContext(MirrorContext)
}
