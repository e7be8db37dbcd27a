import type { Client } from '../../../sources/client/client.ts'
import { readRawAddress } from '../../../ton/cells/address.ts'
import { givenParams, type Skippable } from '../../query/skipToken.ts'

/** Options of the live hooks. */
export interface LiveOptions {
  /** Milliseconds between two requests while there is no stream. @default 5000 */
  readonly interval?: number | undefined
  /** Client to use. @default the provider's */
  readonly client?: Client | undefined
}

/** Returns the raw form of an address; other text stays as it is, so that the client names it in its error. */
export function rawOrText(account: Skippable<string>): string | undefined {
  const text = givenParams(account)
  return text && (readRawAddress(text) ?? text)
}
