import { createPersistentStore } from 'tonlens'
import type { ConfigSnapshot } from 'tonlens/abi'

/** State of the configuration as text. */
export interface KeptConfig extends ConfigSnapshot {
  /** Data of the configuration contract, base64. */
  readonly data: string
}

/** States that are kept for each network: one of a large network takes about 200 kB. */
const maxConfigs = 4

/**
 * Keeps a state of the configuration in this browser, so that changes show without a request for the past. A state that
 * is equal to the one before it is kept once, with the time at which it was first seen.
 * @param network Key of the network.
 * @returns The kept states, oldest first, this one included.
 */
export function keepConfig(network: string, state: KeptConfig): readonly KeptConfig[] {
  const store = createPersistentStore({
    name: `tonlens-explorer config ${network}`,
    read: readKeptConfigs,
    write: JSON.stringify,
  })
  store.update((states) => {
    const kept = [...states, state].toSorted((a, b) => a.at - b.at)
    return kept.filter(({ data }, at) => data !== kept[at - 1]?.data).slice(-maxConfigs)
  })
  return store.current()
}

function readKeptConfigs(text: string | null): readonly KeptConfig[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(state: unknown): state is KeptConfig {
  return (
    typeof state === 'object' &&
    state !== null &&
    'data' in state &&
    typeof state.data === 'string' &&
    'at' in state &&
    Number.isFinite(state.at)
  )
}
