import { useMemo, useSyncExternalStore } from 'react'
import { type ExplorerConfig, networkSchema, type NetworkConfig } from '../config/config.ts'
import { checkFields } from '../config/fields.ts'
import { pageTable } from '../shell/routes.ts'

/** Network that the reader added. It is kept in this browser only. */
export interface CustomNetwork extends NetworkConfig {
  readonly isCustom: true
  /** Key of the reader, sent to this index alone, in a header. */
  readonly apiKey?: string | undefined
  /** `global_id` that the blocks of the index had when it was added. */
  readonly globalId?: number | undefined
}

/** Network that the explorer shows. */
export type ShownNetwork = NetworkConfig & Partial<Omit<CustomNetwork, keyof NetworkConfig>>

/** Most networks that a reader can add. */
export const maxNetworks = 20
const storageKey = 'tonlens-explorer-networks'
const maxKeyLength = 200
const none: readonly CustomNetwork[] = []
const listeners = new Set<() => void>()
let text: string | null = null
let current = none
/** Whether the browser refused to read the networks when it was last asked. */
let isUnread = false

/** Reads one network that was kept or imported; undefined for anything else. Fields that are not known are left out. */
export function readCustomNetwork(value: unknown): CustomNetwork | undefined {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const { name, title, baseUrl, color, testOnly, apiKey, globalId } = given
  try {
    const network = checkFields(networkSchema, { name, title, baseUrl, color, testOnly })
    if (!/^https?:/.test(network.baseUrl) || Object.hasOwn(pageTable, network.name)) return undefined
    return {
      ...network,
      isCustom: true,
      ...(typeof apiKey === 'string' && apiKey !== '' && apiKey.length <= maxKeyLength && { apiKey }),
      ...(Number.isSafeInteger(globalId) && { globalId: globalId as number }),
    }
  } catch {
    return undefined
  }
}

function readStored(): readonly CustomNetwork[] {
  let stored: string | null = null
  try {
    isUnread = true
    stored = localStorage.getItem(storageKey)
    isUnread = false
    if (stored === text) return current
    const list: unknown = JSON.parse(stored ?? '[]')
    const networks = Array.isArray(list)
      ? list.slice(0, maxNetworks).flatMap((each) => readCustomNetwork(each) ?? [])
      : none
    current = [...new Map(networks.map((network) => [network.name, network])).values()]
  } catch {
    current = none
  }
  text = stored
  return current
}

/** Keeps these networks instead of those before. @throws {Error} The browser refused. */
export function keepCustomNetworks(networks: readonly CustomNetwork[]): void {
  if (isUnread) {
    // The given list lacks the networks that could not be read. The next try has them.
    for (const listener of listeners) listener()
    throw new Error('The browser refused to read the networks. Try again.')
  }
  localStorage.setItem(storageKey, JSON.stringify(networks.slice(0, maxNetworks)))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Returns the networks of the reader, also those that the configuration does not allow, and renders again when they change. */
export function useCustomNetworks(): readonly CustomNetwork[] {
  return useSyncExternalStore(subscribe, readStored, () => none)
}

/** Tells whether the policy of the page lets it connect to the host of a custom network. */
export function isHostAllowed(
  { customNetworks = false }: Pick<ExplorerConfig, 'customNetworks'>,
  baseUrl: string,
): boolean {
  return typeof customNetworks === 'boolean' ? customNetworks : customNetworks.includes(new URL(baseUrl).origin)
}

/** Colors of networks without one, so that no two look the same. The first network of a configuration has none. */
const colors = [undefined, '#b35c00', '#7a4fc9', '#0b8277', '#c2376b', '#5b7a1f']

/** Returns the networks of the configuration, and those of the reader that it allows. */
export function useShownNetworks(config: ExplorerConfig): readonly ShownNetwork[] {
  const custom = useCustomNetworks()
  return useMemo(() => {
    const names = new Set(config.networks.map(({ name }) => name))
    const allowed = custom.filter(({ name, baseUrl }) => !names.has(name) && isHostAllowed(config, baseUrl))
    return [...config.networks, ...allowed].map((network, at) => ({
      ...network,
      color: network.color ?? colors[at % colors.length] ?? (at === 0 ? undefined : '#56616d'),
    }))
  }, [config, custom])
}
