import type { ConfigSnapshot } from 'tonlens/abi'

/** State of the configuration as text. */
export interface KeptConfig extends ConfigSnapshot {
  /** Data of the configuration contract, base64. */
  readonly data: string
}

/** States that are kept for each network: one of a large network takes about 200 kB. */
const most = 4

/**
 * Keeps a state of the configuration in this browser: the service gives the present one only. A state that is equal to
 * the one before it is kept once, with the time at which it was first seen.
 * @param network Key of the network.
 * @returns The kept states, oldest first, this one included.
 */
export function keepConfig(network: string, state: KeptConfig): readonly KeptConfig[] {
  const stored = readKept(network)
  const kept = [...(stored ?? []), state].toSorted((a, b) => a.at - b.at)
  const distinct = kept.filter(({ data }, at) => data !== kept[at - 1]?.data).slice(-most)
  try {
    // States that cannot be read are not replaced: no service has them any more.
    if (stored !== undefined) localStorage.setItem(storageKey(network), JSON.stringify(distinct))
  } catch {
    // No room, or a private window: the states are those of this visit.
  }
  return distinct
}

/** Returns the kept states; undefined if the browser refuses to read them. */
function readKept(network: string): readonly KeptConfig[] | undefined {
  let text: string | null
  try {
    text = localStorage.getItem(storageKey(network))
  } catch {
    return undefined
  }
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

function storageKey(network: string): string {
  return `tonlens-explorer config ${network}`
}
