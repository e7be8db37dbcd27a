import { TonlensError } from '../../../ton/cells/errors.ts'

/** The service refuses a request. Engines turn it into an `HttpError` or an HTTP response. */
export class Refusal extends TonlensError {
  override readonly name = 'Refusal'
  /** HTTP status. */
  readonly status: number
  /** The service's own text: the `error` of its body. */
  readonly text: string

  constructor(status: number, text: string) {
    super(`The service refuses the request with status ${status}: ${text}`)
    this.status = status
    this.text = text
  }
}

// Texts of the service that its clients have to recognize, because their status says something else.

/** Beginning of the refusal of a page that is too large. */
export const limitNotAllowed = 'limit is not allowed'
/** Refusal of an unknown order of rows. */
export const wrongSort = 'wrong value for sort parameter'
/** Refusal of an NFT index without its collection. */
export const indexNotAllowed = 'index parameter is not allowed without the collection_address'
/** Answer to an unknown trace. */
export const traceNotFound = 'trace not found'

/** Beginning of the emulate service's answer to an external message that its recipient does not accept. */
export const notAccepted = 'EmulationExternalNotAccepted'
/**
 * Beginnings of the emulate service's answers to requests that it cannot emulate. It sends them with
 * status 500, the first one also after a prefix.
 */
export const notEmulated = [
  "Can't deserialize message boc",
  "Can't unpack",
  'Invalid address format',
  'Account state no code or no data',
  'Account is not a known wallet',
  'Unsupported wallet type',
  'Failed to compose external message',
  'mc block seqno is too new',
] as const
