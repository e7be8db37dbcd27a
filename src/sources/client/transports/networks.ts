/** A TON network, and the address of its index. */
export interface Network {
  /** Short name; part of every query key. */
  readonly name: string
  /** Base of all routes, such as `https://host/api/v3`; a path without a host means the host of the page. */
  readonly baseUrl: string
  /**
   * Base of the emulate service.
   * @default `/emulate/v1` in place of the `/v3` at the end of `baseUrl`
   */
  readonly emulateUrl?: string | undefined
  /**
   * Base of API v2, which has states, get-methods and configuration of the past.
   * @default `/v2` in place of the `/v3` at the end of `baseUrl`
   */
  readonly v2Url?: string | undefined
  /** Set if friendly addresses have the flag of test networks. @default false */
  readonly testOnly?: boolean | undefined
}

/** Networks of the public service. */
export const networks = {
  mainnet: { name: 'mainnet', baseUrl: 'https://toncenter.com/api/v3', testOnly: false },
  testnet: { name: 'testnet', baseUrl: 'https://testnet.toncenter.com/api/v3', testOnly: true },
} as const satisfies Record<string, Network>

/** `global_id` of the blocks of the public networks. */
export const globalIds: Readonly<Record<NetworkName, number>> = { mainnet: -239, testnet: -3 }

/** Name of a public network. */
export type NetworkName = keyof typeof networks

/**
 * Returns the base of a service beside API v3: those of one deployment stand side by side, `/api/v3`, `/api/v2`,
 * `/api/emulate/v1` and `/api/streaming/v2`.
 * @returns Undefined if the base of API v3 does not end in `/v3`.
 */
export function deriveUrl(baseUrl: string, last: 'v2' | 'emulate/v1' | 'streaming/v2'): string | undefined {
  return baseUrl.endsWith('/v3') ? baseUrl.replace(/v3$/, last) : undefined
}
