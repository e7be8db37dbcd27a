/** A TON network and where its index is asked. */
export interface Network {
  /** Short name; part of every query key. */
  readonly name: string
  /** Where the routes begin, such as `https://host/api/v3`; a path alone means this page's host. */
  readonly baseUrl: string
  /** Addresses are written with the mark of a test network. @default false */
  readonly testOnly?: boolean | undefined
}

/** The networks that the public service serves. */
export const networks = {
  mainnet: { name: 'mainnet', baseUrl: 'https://toncenter.com/api/v3', testOnly: false },
  testnet: { name: 'testnet', baseUrl: 'https://testnet.toncenter.com/api/v3', testOnly: true },
} as const satisfies Record<string, Network>

/** Name of a public network. */
export type NetworkName = keyof typeof networks
