import { createContext, useContext } from 'react'
import type { ExplorerConfig } from './config.ts'

export const ConfigContext = createContext<ExplorerConfig | undefined>(undefined)

/** The configuration of the site; undefined if the explorer shows one client only. */
export function useConfig(): ExplorerConfig | undefined {
  return useContext(ConfigContext)
}
