import { useMemo, useSyncExternalStore } from 'react'
import { createPersistentStore } from 'tonlens'
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
const maxKeyLength = 200
const none: readonly CustomNetwork[] = []

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

const store = createPersistentStore({
  name: 'tonlens-explorer-networks',
  read: readCustomNetworks,
  write: JSON.stringify,
  refuse: (cause) => new Error('The browser refused to read or save the networks. Try again.', { cause }),
})

function readCustomNetworks(text: string | null): readonly CustomNetwork[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return none
    const networks = list.slice(0, maxNetworks).flatMap((each) => readCustomNetwork(each) ?? [])
    return [...new Map(networks.map((network) => [network.name, network])).values()]
  } catch {
    return none
  }
}

/** Adds networks of the reader. @throws {Error} The browser refused. */
export function addCustomNetworks(networks: readonly CustomNetwork[]): void {
  store.update((kept) => [...kept, ...networks].slice(0, maxNetworks))
}

/** Removes a network of the reader. @throws {Error} The browser refused. */
export function removeCustomNetwork(name: string): void {
  store.update((kept) => kept.filter((network) => network.name !== name))
}

/**
 * Returns the networks of the reader, also those that the configuration does not allow, and renders again when they
 * change.
 */
export function useCustomNetworks(): readonly CustomNetwork[] {
  return useSyncExternalStore(store.subscribe, store.current, () => none)
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

/** Name of the database of a network. Each index has its own, also behind a proxy, so that networks never mix. */
export function mirrorName({ name, baseUrl }: NetworkConfig): string {
  return `tonlens-explorer ${name} ${baseUrl}`
}
